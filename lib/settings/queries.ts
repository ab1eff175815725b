import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { CacheTag } from '@/lib/nouns'
import { findRetention } from '@/lib/platform/retention'

const TAG: CacheTag = 'settings'

/** Returns how long signups, answered messages and emails are kept, in months. */
export async function getRetention() {
  'use cache'
  cacheTag(TAG)
  cacheLife('max')
  const { signupMonths, messageMonths, emailMonths } = await findRetention()
  return { signupMonths, messageMonths, emailMonths }
}
