import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findLastContentChange } from '@/lib/content/last-change'
import { publicImageColumns } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'

const TAG: CacheTag = 'press'

/** Everything on the press page. A blank line in the boilerplate or a bio starts a new paragraph. Texts may be empty. */
export type PressKit = Awaited<ReturnType<typeof getPressKit>>
export type PressFact = PressKit['facts'][number]
export type KeyMessage = PressKit['messages'][number]
export type PressLeader = PressKit['leaders'][number]
export type PressAsset = PressKit['assets'][number]
/** Its date is midnight UTC; its outlet and its link (http or https) may be empty. */
export type NewsItem = PressKit['news'][number]
export type PressContact = NonNullable<PressKit['contact']>

const visible = { where: { deletedAt: null }, orderBy: { position: 'asc' } } as const
const textColumns = { id: true, title: true, description: true } as const
const fileColumns = {
  key: true,
  name: true,
  contentType: true,
  size: true,
  sha256: true,
  createdAt: true,
} as const

/** Returns the public press kit. The page, the downloads and the ZIP all use this query. */
export async function getPressKit() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [page, facts, messages, leaders, assets, news, contact, change] = await Promise.all([
    db.pressPage.findFirst({ select: { boilerplate: true, updatedAt: true } }),
    // Facts are autosaved while staff are typing, so skip those that still lack a label or a value.
    db.pressFact.findMany({
      where: { deletedAt: null, NOT: [{ label: '' }, { value: '' }] },
      orderBy: { position: 'asc' },
      select: { id: true, label: true, value: true },
    }),
    db.keyMessage.findMany({ ...visible, select: textColumns }),
    db.pressLeader.findMany({
      ...visible,
      select: { id: true, name: true, role: true, bio: true, image: { select: publicImageColumns } },
    }),
    db.pressAsset.findMany({
      ...visible,
      select: {
        id: true,
        name: true,
        category: true,
        description: true,
        file: { select: fileColumns },
        preview: { select: publicImageColumns },
      },
    }),
    db.newsItem.findMany({
      ...visible,
      select: { id: true, date: true, title: true, outlet: true, link: true },
    }),
    db.pressContact.findFirst({
      select: { pressEmail: true, pressPhone: true, generalEmail: true, address: true },
    }),
    findLastContentChange(TAG),
  ])
  // When any part last changed, counting the seed as the first change.
  const changedAt = change ?? page?.updatedAt ?? new Date(0)
  return { boilerplate: page?.boilerplate ?? '', facts, messages, leaders, assets, news, contact, changedAt }
}
