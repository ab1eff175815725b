import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findLastContentChange } from '@/lib/content/last-change'
import { type PublicImage, publicImageColumns } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import type { ValueIcon } from './schema'

const TAG: CacheTag = 'about'

export interface CoreValue {
  id: string
  title: string
  description: string
  icon: ValueIcon
}

export interface Milestone {
  id: string
  /** The date as shown, such as "2023" or "Early 2025". */
  year: string
  title: string
  /** May be empty. */
  description: string
}

export interface TeamMember {
  id: string
  name: string
  role: string
  /** May be empty. */
  bio: string
  /** Null if there is no photo; the page then shows the initials. */
  image: PublicImage | null
}

export interface AboutPage {
  /** Plain text. A blank line starts a new paragraph. */
  missionText: string
  storyText: string
  /** The lists are in display order and may be empty. */
  values: CoreValue[]
  milestones: Milestone[]
  members: TeamMember[]
}

const notDeleted = { where: { deletedAt: null }, orderBy: { position: 'asc' } } as const

/** Returns the content of the About page. Throws if the row of texts is missing, because the seed always creates it. */
export async function getAboutPage(): Promise<AboutPage> {
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
