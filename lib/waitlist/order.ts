import 'server-only'
import { type Keyset, type KeysetOrder, keysetOf } from '@/lib/platform/keyset'
import type { WaitlistSort } from './schema'

export type WaitlistOrder = KeysetOrder<WaitlistSort | 'deleted'>

/** The columns of each sort order. They must match those of an index (prisma/schema/waitlist.prisma). */
export const waitlistKeyset: Keyset<WaitlistOrder['sort']> = keysetOf('WaitlistEntry', {
  joined: ['createdAt', 'id'],
  name: ['name', 'id'],
  email: ['email'],
  status: ['status', 'createdAt', 'id'],
  deleted: ['deletedAt', 'id'],
})
