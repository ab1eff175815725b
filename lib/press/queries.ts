import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findLastContentChange } from '@/lib/content/last-change'
import { type PublicImage, publicImageColumns } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import type { AssetCategory } from './schema'

const TAG: CacheTag = 'press'

export interface PressFact {
  id: string
  label: string
  value: string
}

export interface KeyMessage {
  id: string
  title: string
  description: string
}

export interface PressLeader {
  id: string
  name: string
  role: string
  /** Plain text. A blank line starts a new paragraph. */
  bio: string
  /** Null if there is no photo. The page then shows a portrait generated from the name. */
  image: PublicImage | null
}

/** An asset's file in storage. */
export interface PressFile {
  key: string
  name: string
  contentType: string
  /** In bytes. */
  size: number
  sha256: string
  createdAt: Date
}

export interface PressAsset {
  id: string
  name: string
  category: AssetCategory
  description: string
  file: PressFile
  /** Null if the file has no preview. */
  preview: PublicImage | null
}

export interface NewsItem {
  id: string
  /** A date, as midnight UTC. */
  date: Date
  title: string
  /** May be empty. */
  outlet: string
  /** http or https, or empty. */
  link: string
}

/** Each value may be empty. */
export interface PressContact {
  pressEmail: string
  pressPhone: string
  generalEmail: string
  /** May have several lines. */
  address: string
}

/** Everything on the press page. */
export interface PressKit {
  /** Plain text. A blank line starts a new paragraph. May be empty. */
  boilerplate: string
  facts: PressFact[]
  messages: KeyMessage[]
  leaders: PressLeader[]
  assets: PressAsset[]
  news: NewsItem[]
  contact: PressContact | null
  /** When any part last changed, counting the seed as the first change. */
  changedAt: Date
}

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
export async function getPressKit(): Promise<PressKit> {
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
  const changedAt = change ?? page?.updatedAt ?? new Date(0)
  return { boilerplate: page?.boilerplate ?? '', facts, messages, leaders, assets, news, contact, changedAt }
}
