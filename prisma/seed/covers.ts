import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import { articles } from './blog'
import { storeImage } from './images/store'
import { prepareStorage } from './press-assets'

/** The scenes (scripts/make/scenes.mjs) by the slug of the article. Other articles keep the drawing of their category. */
const covers: Record<string, { scene: string; alt: string }> = {
  'why-your-money-feels-endless-in-week-one': {
    scene: 'suya',
    alt: 'Drawing of an office worker treating two colleagues at a suya stand on the evening of payday',
  },
  'school-fees-three-times-a-year-without-the-panic': {
    scene: 'school',
    alt: 'Drawing of a father with an envelope at the school gate with his two children, who are in uniform',
  },
  'how-to-quote-a-price-you-can-live-on': {
    scene: 'joinery',
    alt: 'Drawing of a furniture maker writing a quote at her workbench, next to her customer',
  },
  'an-hour-with-your-phone-that-pays-for-itself': {
    scene: 'sofa',
    alt: 'Drawing of a couple on a sofa on a rainy day, going through the payments on a phone',
  },
  'what-december-costs-and-when-to-pay-for-it': {
    scene: 'december',
    alt: 'Drawing of a mother checking her shopping list at a stall that sells gift hampers, next to her son, who is holding a goat on a rope',
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
  for (const [slug, { scene, alt }] of Object.entries(covers)) {
    const { id } = await storeImage({ file: `covers/${scene}.webp`, slot: 'blogImage', alt })
    imageIds.set(slug, id)
  }
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
