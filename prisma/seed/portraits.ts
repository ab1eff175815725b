import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import { members } from './about'
import { storeImage } from './images/store'
import { testimonials } from './landing'
import { leaders } from './press/texts'
import { prepareStorage } from './press-assets'

/** The drawings (scripts/make/portraits.mjs) by the first name of the person. */
const portraits: Record<string, { file: string; alt: string }> = {
  Tobenna: { file: 'tobenna', alt: 'Drawing of a man with a short beard and a green shirt' },
  Halima: { file: 'halima', alt: 'Drawing of a woman in a green hijab' },
  Ṣeun: { file: 'seun', alt: 'Drawing of a man with twists, glasses and a yellow sweater' },
  Ebiere: { file: 'ebiere', alt: 'Drawing of a woman with an afro and a white top' },
  Ibrahim: { file: 'ibrahim', alt: 'Drawing of a man with an embroidered cap and a white kaftan' },
  Adaeze: { file: 'adaeze', alt: 'Drawing of a woman with a bun, glasses and a red sweater' },
  Kúnlé: { file: 'kunle', alt: 'Drawing of a man with a gray beard and a yellow cap' },
  Zainab: { file: 'zainab', alt: 'Drawing of a woman in a blue headscarf' },
  Chidinma: { file: 'chidinma', alt: 'Drawing of a young woman with long braids' },
  Femi: { file: 'femi', alt: 'Drawing of a man with a flat top and a goatee' },
  Hauwa: { file: 'hauwa', alt: 'Drawing of a woman in a red head tie' },
}

/** Adds portraits to the people of the other seeds, unless they have been changed since. */
export async function seed() {
  await prepareStorage()
  const imageIds = new Map<string, string>()
  for (const [firstName, { file, alt }] of Object.entries(portraits)) {
    const { id } = await storeImage({ file: `portraits/${file}.webp`, slot: 'teamPhoto', alt })
    imageIds.set(firstName, id)
  }
  const portraitOf = ({ name, role }: { name: string; role: string }) => ({
    where: { name, role, imageId: null },
    data: { imageId: imageIds.get(name.split(' ')[0] ?? '') ?? null },
  })
  await db.$transaction(async (tx) => {
    for (const member of members) await tx.teamMember.updateMany(portraitOf(member))
    for (const testimonial of testimonials) await tx.testimonial.updateMany(portraitOf(testimonial))
    for (const leader of leaders) await tx.pressLeader.updateMany(portraitOf(leader))
    for (const tag of ['about', 'landing', 'press'] as const) await announceExpiry(tx, tag)
  })
}
