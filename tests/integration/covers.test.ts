import { expect, it } from 'vitest'
import { modifiedDate } from '@/lib/blog/structured-data'
import { db } from '@/lib/platform/db'
import { articles } from '@/prisma/seed/blog'
import { seed } from '@/prisma/seed/covers'
import { uploadPng } from '../support/uploaded-image'

const listPosts = () =>
  db.post.findMany({
    where: { title: { in: articles.map(({ title }) => title) } },
    select: { title: true, date: true, updatedAt: true, image: { select: { id: true, alt: true } } },
    orderBy: { date: 'desc' },
  })

it('gives seeded articles different covers, each with alternative text', async () => {
  const covers = (await listPosts()).flatMap(({ title, image }) => (image ? { title, ...image } : []))
  expect(covers).toHaveLength(6)
  expect(new Set(covers.map(({ id }) => id)).size).toBe(covers.length)
  expect(new Set(covers.map(({ alt }) => alt)).size).toBe(covers.length)
  for (const { title, alt } of covers)
    expect([title, alt]).toEqual([title, expect.stringMatching(/^Drawing of .{30,}/)])
})

it('does not show an article as updated because it was given a cover', async () => {
  for (const post of await listPosts()) expect([post.title, modifiedDate(post)]).toEqual([post.title, null])
})

it('does not change articles that have another cover or have been edited', async () => {
  const photograph = await uploadPng()
  const [first, second, third] = (await listPosts()).filter(({ image }) => image)
  if (!first || !second || !third) throw new Error('There are too few covers')
  const change = (title: string, data: object) => db.post.updateMany({ where: { title }, data })
  await change(first.title, { imageId: photograph.id })
  await change(second.title, { imageId: null, version: 2 })
  await change(third.title, { imageId: null })
  const images = await db.mediaImage.count()
  await seed()
  const now = Object.fromEntries((await listPosts()).map(({ title, image }) => [title, image?.id ?? null]))
  expect(now).toMatchObject({
    [first.title]: photograph.id,
    [second.title]: null,
    [third.title]: third.image?.id,
  })
  expect(await db.mediaImage.count()).toBe(images)
})
