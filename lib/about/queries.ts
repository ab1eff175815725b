import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
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
  /** As it is shown: "2023", "Early 2025". */
  year: string
  title: string
  /** '' without one. */
  description: string
}

export interface TeamMember {
  id: string
  name: string
  role: string
  /** '' without one. */
  bio: string
  /** null: the initials are shown. */
  image: PublicImage | null
}

export interface AboutPage {
  /** Plain text; an empty line starts a new paragraph. */
  missionText: string
  storyText: string
  /** Each in its order, and empty where there is nothing to show. */
  values: CoreValue[]
  milestones: Milestone[]
  members: TeamMember[]
}

const shown = { where: { deletedAt: null }, orderBy: { position: 'asc' } } as const

/** All that the About page says of its own. Without the row of its texts the set-up is at fault. */
export async function getAboutPage(): Promise<AboutPage> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [texts, values, milestones, members] = await Promise.all([
    db.aboutPage.findFirstOrThrow({ select: { missionText: true, storyText: true } }),
    db.coreValue.findMany({ ...shown, select: { id: true, title: true, description: true, icon: true } }),
    db.milestone.findMany({ ...shown, select: { id: true, year: true, title: true, description: true } }),
    db.teamMember.findMany({
      ...shown,
      select: { id: true, name: true, role: true, bio: true, image: { select: publicImageColumns } },
    }),
  ])
  return { ...texts, values, milestones, members }
}

/** Returns when the page's content last changed: by staff, or else by the seed. */
export async function getAboutChange(): Promise<Date> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const [texts, event] = await Promise.all([
    db.aboutPage.findFirstOrThrow({ select: { updatedAt: true } }),
    db.auditEvent.findFirst({ where: { noun: TAG }, orderBy: { at: 'desc' }, select: { at: true } }),
  ])
  return event && event.at > texts.updatedAt ? event.at : texts.updatedAt
}
