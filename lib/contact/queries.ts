import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'

const TAG: CacheTag = 'contact'

export interface ContactInfo {
  email: string
  phone: string
  /** May have several lines. */
  address: string
  businessHours: string
  supportHours: string
}

/** Returns the team's contact details. Throws if the row is missing, because the seed always creates it. */
export async function getContactInfo(): Promise<ContactInfo> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return db.contactInfo.findFirstOrThrow({
    select: { email: true, phone: true, address: true, businessHours: true, supportHours: true },
  })
}
