import { expect, it } from 'vitest'
import { firstPublication, nextPublication } from './publication'

const created = new Date('2026-01-05T09:00:00Z')
const now = new Date('2026-02-01T09:00:00Z')
const plan = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-04-01T09:00:00Z')

const draft = { ...firstPublication({ status: 'draft', publishAt: null }, created), createdAt: created }
const scheduled = {
  ...firstPublication({ status: 'scheduled', publishAt: plan }, created),
  createdAt: created,
}
const published = {
  ...firstPublication({ status: 'published', publishAt: null }, created),
  createdAt: created,
}

it('dates a draft by its creation, and a published post by its publication', () => {
  expect(draft).toMatchObject({ publishedAt: null, date: created })
  expect(nextPublication(draft, { status: 'published', publishAt: null }, now)).toEqual({
    status: 'published',
    publishAt: null,
    publishedAt: now,
    date: now,
  })
})

it('dates a scheduled post by the day it goes public', () => {
  expect(scheduled).toMatchObject({ publishAt: plan, publishedAt: plan, date: plan })
  expect(nextPublication(draft, { status: 'scheduled', publishAt: plan }, now)).toMatchObject({ date: plan })
  expect(nextPublication(scheduled, { status: 'scheduled', publishAt: later }, now)).toMatchObject({
    publishAt: later,
    publishedAt: later,
    date: later,
  })
})

it('dates a post published ahead of its schedule by the day it is published', () => {
  const early = nextPublication(scheduled, { status: 'published', publishAt: plan }, now)
  expect(early).toEqual({ status: 'published', publishAt: null, publishedAt: now, date: now })
})

it('leaves no trace of a canceled schedule', () => {
  const back = nextPublication(scheduled, { status: 'draft', publishAt: null }, now)
  expect(back).toEqual({ status: 'draft', publishAt: null, publishedAt: null, date: created })
})

it.each([published, { ...scheduled, status: 'published' as const }])(
  'keeps the date of a post that has been public',
  (post) => {
    const again = nextPublication(post, { status: 'scheduled', publishAt: new Date('2026-05-01') }, later)
    expect(again).toMatchObject({
      publishAt: new Date('2026-05-01'),
      publishedAt: post.publishedAt,
      date: post.date,
    })
    const withdrawn = nextPublication(post, { status: 'draft', publishAt: null }, later)
    expect(withdrawn).toMatchObject({ publishedAt: post.publishedAt, date: post.date })
  },
)
