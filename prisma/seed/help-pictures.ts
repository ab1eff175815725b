import { mediaPath } from '@/lib/media/schema'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import { userGuide } from './help/user-guide'
import { storeImage } from './images/store'
import { prepareStorage } from './press-assets'

/**
 * The app's screens (scripts/make/guide-pictures.mjs) by the heading of the section that they end. At its beginning,
 * phones would load two of them before anyone scrolls. Screens in one section are side by side where there is room.
 */
const pictures: Record<string, { file: string; alt: string }[]> = {
  'Make a plan': [
    { file: 'chat', alt: 'The app’s planning assistant suggests 12 payouts of ₦150,000' },
    { file: 'schedule', alt: 'The app’s list of 12 payouts with their dates' },
  ],
  Payday: [
    { file: 'vault', alt: 'The vault in the app, with the next payout' },
    { file: 'calendar', alt: 'The app’s calendar of a month with two payouts' },
  ],
  'Emergency withdrawals': [
    {
      file: 'emergency',
      alt: 'The app’s countdown for an emergency withdrawal that can still be canceled',
    },
  ],
}

/** Adds pictures to the User Guide, unless it has been changed since it was seeded. */
export async function seed() {
  await prepareStorage()
  let { content } = userGuide
  for (const [heading, shown] of Object.entries(pictures)) {
    const end = content.indexOf('\n\n## ', content.indexOf(`## ${heading}\n`))
    const images: string[] = []
    for (const { file, alt } of shown) {
      const image = await storeImage({ file: `help/pictures/${file}.webp`, slot: 'generalImage', alt })
      images.push(`![${alt}](${mediaPath(image)})`)
    }
    content = `${content.slice(0, end)}\n\n${images.join(' ')}${content.slice(end)}`
  }
  await db.$transaction(async (tx) => {
    const { slug } = userGuide
    await tx.helpArticle.updateMany({ where: { slug, content: userGuide.content }, data: { content } })
    await announceExpiry(tx, 'help')
  })
}
