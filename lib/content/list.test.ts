import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ListFacts } from '@/lib/platform/noun'
import { contentList } from './list'

const facts = { path: '/admin/about/team', label: '', name: '', one: '', all: '' } as const
const lists: Record<'member', ListFacts> = { member: facts }
const view = { href: '/about', label: '' } as const
const noun = {
  name: 'about',
  content: { title: '', view, tabs: [], trash: '/admin/about/trash', lists },
} as const
const row = { id: z.uuid(), version: z.int(), name: z.string() }
const naming = { titleOf: () => '', inLog: () => '' }

it('selects the columns of the form, and the image if one of them refers to it', () => {
  const rowSchema = z.strictObject(row)
  const pictured = rowSchema.extend({ imageId: z.uuid().nullable() })
  const columns = { id: true, version: true, deletedAt: true, name: true }
  const plain = contentList(noun, 'member', { model: 'TeamMember', schema: rowSchema, ...naming })
  expect(plain.select).toEqual(columns)
  const list = contentList(noun, 'member', { model: 'TeamMember', schema: pictured, ...naming })
  expect(list.select).toEqual({
    ...columns,
    imageId: true,
    image: { select: expect.objectContaining({ bucket: true }) },
  })
})

it('compiles only with fields that match columns and their types', () => {
  const unknown = z.strictObject({ ...row, nickname: z.string() })
  // @ts-expect-error TeamMember has no nickname.
  const one = contentList(noun, 'member', { model: 'TeamMember', schema: unknown, ...naming })
  const numeric = z.strictObject({ ...row, bio: z.number() })
  // @ts-expect-error TeamMember's bio is a string.
  const other = contentList(noun, 'member', { model: 'TeamMember', schema: numeric, ...naming })
  expect([one.fields, other.fields]).toEqual([
    ['name', 'nickname'],
    ['name', 'bio'],
  ])
})
