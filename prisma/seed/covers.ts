import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { uploadImage } from '@/lib/media/upload'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import { articles } from './blog'
import { prepareStorage } from './press-assets'

/** The scenes (scripts/make/scenes.mjs) by the slug of the article. Other articles keep the drawing of their category. */
const covers: Record<string, { scene: string; alt: string }> = {
  'why-your-money-feels-endless-in-week-one': {
    scene: 'danfo',
    alt: 'Drawing of a woman with an office badge waving down a yellow danfo on a bridge over the lagoon at sunset',
  },
  'school-fees-three-times-a-year-without-the-panic': {
    scene: 'kitchen',
    alt: 'Drawing of a family in the kitchen in the evening: a boy doing his homework next to his mother while his grandmother cooks',
  },
  'how-to-quote-a-price-you-can-live-on': {
    scene: 'workshop',
    alt: 'Drawing of a tailor at her sewing machine, while her apprentice pins a dress',
  },
  'an-hour-with-your-phone-that-pays-for-itself': {
    scene: 'hostel',
    alt: 'Drawing of a student taking notes at her desk, with a phone that shows payouts leaning on her books',
  },
  'what-december-costs-and-when-to-pay-for-it': {
    scene: 'market',
    alt: 'Drawing of a trader in her fabric shop on a busy street showing a customer her phone',
  },
  'a-lump-sum-has-to-outlive-the-party': {
    scene: 'party',
    alt: 'Drawing of a couple dancing to a talking drum at a party under a yellow and white canopy',
  },
}

/** Adds covers to articles of the blog's seed, unless they have been changed since. */
export async function seed() {
  await prepareStorage()
  const imageIds = new Map<string, string>()
  for (const [slug, { scene, alt }] of Object.entries(covers)) imageIds.set(slug, await store(scene, alt))
  await db.$transaction(async (tx) => {
    for (const { slug, title } of articles) {
      const imageId = imageIds.get(slug)
      if (!imageId) continue
      const where = { slug, title, version: 1, imageId: null }
      const post = await tx.post.findFirst({ where, select: { id: true, updatedAt: true } })
      if (!post) continue
      // Readers see the date of the last update, so it stays the same, as the text does.
      const revisions = { updateMany: { where: { version: 1 }, data: { imageId } } }
      await tx.post.update({
        where: { id: post.id },
        data: { imageId, updatedAt: post.updatedAt, revisions },
      })
    }
    await announceExpiry(tx, 'blog')
  })
}

/** Stores an image with the code for uploads. Returns its id, even if it is stored already. */
async function store(scene: string, alt: string) {
  const bytes = await readFile(path.join(import.meta.dirname, 'covers', `${scene}.webp`))
  const body = new Blob([bytes]).stream()
  const { id } = await uploadImage({ slot: 'blogImage', name: `${scene}.webp`, body, actor: null })
  await db.mediaImage.update({ where: { id }, data: { alt }, select: { id: true } })
  return id
}
