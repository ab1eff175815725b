import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'

const TAG: CacheTag = 'contact'

export type ContactInfo = Awaited<ReturnType<typeof getContactInfo>>

/** Returns the team's contact details. The address may have several lines. Throws if the row is missing, because the seed always creates it. */
export async function getContactInfo() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  return db.contactInfo.findFirstOrThrow({
    select: { email: true, phone: true, address: true, businessHours: true, supportHours: true },
  })
}
