import { expect, it } from 'vitest'
import { listMediaPaths } from '@/lib/media/media-paths'
import { findPublicImages } from '@/lib/media/public-images'
import { db } from '@/lib/platform/db'
import { userGuide } from '@/prisma/seed/help/user-guide'
import { seed } from '@/prisma/seed/help-pictures'

const where = { slug: userGuide.slug }
const readContent = async () => (await db.helpArticle.findUniqueOrThrow({ where })).content

it("shows the app's screens in the User Guide, each with alternative text", async () => {
  const paths = listMediaPaths(await readContent())
  expect(paths).toHaveLength(5)
  const images = Object.values(await findPublicImages(paths, 'help'))
  expect(images).toHaveLength(5)
  for (const { alt } of images) expect(alt).toMatch(/in the app|The app’s/)
})

it('does not change a guide that has been edited', async () => {
  const edited = `${userGuide.content}\n\nEdited.`
  await db.helpArticle.update({ where, data: { content: edited } })
  await seed()
  expect(await readContent()).toBe(edited)
  await db.helpArticle.update({ where, data: { content: userGuide.content } })
  await seed()
  expect(listMediaPaths(await readContent())).toHaveLength(5)
})
