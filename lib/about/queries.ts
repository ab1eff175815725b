import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findLastContentChange } from '@/lib/content/last-change'
import { publicImageColumns } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'

const TAG: CacheTag = 'about'

export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>
export type CoreValue = AboutPage['values'][number]
export type Milestone = AboutPage['milestones'][number]
export type TeamMember = AboutPage['members'][number]

const notDeleted = { where: { deletedAt: null }, orderBy: { position: 'asc' } } as const

/**
 * Returns the content of the About page, with its lists in display order. A blank line in the texts starts a new
 * paragraph. Throws if the row of texts is missing, because the seed always creates it.
 */
export async function getAboutPage() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [texts, values, milestones, members] = await Promise.all([
    db.aboutPage.findFirstOrThrow({ select: { missionText: true, storyText: true } }),
    db.coreValue.findMany({
      ...notDeleted,
      select: { id: true, title: true, description: true, icon: true },
    }),
    db.milestone.findMany({
      ...notDeleted,
      select: { id: true, year: true, title: true, description: true },
    }),
    db.teamMember.findMany({
      ...notDeleted,
      select: { id: true, name: true, role: true, bio: true, image: { select: publicImageColumns } },
    }),
  ])
  return { ...texts, values, milestones, members }
}

/** Returns when the page's content last changed, counting the seed as the first change. */
export async function getAboutChange(): Promise<Date> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [change, texts] = await Promise.all([
    findLastContentChange(TAG),
    db.aboutPage.findFirstOrThrow({ select: { updatedAt: true } }),
  ])
  return change ?? texts.updatedAt
}
