import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { hiringDefaults } from '@/lib/careers/schema'
import type { CacheTag } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import type { ConsentFacts } from './consent'

const TAG: CacheTag = 'careers'

/** Returns the facts that the consent text states: how long an application is kept, and where to request its deletion. */
export async function getConsentFacts(): Promise<ConsentFacts> {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const settings = await db.hiringSettings.findUnique({
    where: { id: 1 },
    select: { contactEmail: true, retentionMonths: true },
  })
  return settings ?? hiringDefaults
}
