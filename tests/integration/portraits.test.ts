import { expect, it } from 'vitest'
import { db } from '@/lib/platform/db'
import { seed } from '@/prisma/seed/portraits'
import { uploadPng } from '../support/uploaded-image'

const listPortraits = async () => {
  const rows = [
    await db.teamMember.findMany({ select: { name: true, imageId: true }, orderBy: { position: 'asc' } }),
    await db.testimonial.findMany({ select: { name: true, imageId: true }, orderBy: { position: 'asc' } }),
    await db.pressLeader.findMany({ select: { name: true, imageId: true }, orderBy: { position: 'asc' } }),
  ].flat()
  return rows.map(({ name, imageId }) => [name, imageId] as const)
}
const firstName = (name: string) => name.split(' ')[0]

it('gives every seeded person a portrait, the same wherever they appear, with alternative text', async () => {
  const pictures = await listPortraits()
  const byPerson = new Map<string | undefined, Set<string | null>>()
  for (const [name, imageId] of pictures)
    byPerson.set(firstName(name), (byPerson.get(firstName(name)) ?? new Set()).add(imageId))
  expect(byPerson.size).toBe(11)
  for (const [name, images] of byPerson)
    expect([name, images.size, images.has(null)]).toEqual([name, 1, false])
  const ids = new Set(pictures.map(([, imageId]) => imageId ?? ''))
  expect(ids.size).toBe(11)
  const images = await db.mediaImage.findMany({ where: { id: { in: [...ids] } } })
  for (const { name, alt } of images)
    expect([name, alt]).toEqual([name, expect.stringMatching(/^Drawing of/)])
})

it('does not change people who have a photograph or were edited after seeding', async () => {
  const photograph = await uploadPng()
  const change = (name: string, data: object) => db.teamMember.updateMany({ where: { name }, data })
  await change('Ebiere Amakiri', { imageId: photograph.id })
  await change('Ibrahim Danjuma', { imageId: null, role: 'Designer' })
  await change('Adaeze Nwosu', { imageId: null })
  const images = await db.mediaImage.count()
  await seed()
  const people = Object.fromEntries(await listPortraits())
  expect(people).toMatchObject({
    'Ebiere Amakiri': photograph.id,
    'Ibrahim Danjuma': null,
    'Adaeze Nwosu': expect.any(String),
  })
  expect(await db.mediaImage.count()).toBe(images)
})
