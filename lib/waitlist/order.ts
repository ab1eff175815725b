import 'server-only'
import type { Keyset, KeysetOrder } from '@/lib/platform/keyset'
import type { WaitlistSort } from './schema'

export type WaitlistOrder = KeysetOrder<WaitlistSort | 'deleted'>

/** An index has the same columns (prisma/schema/waitlist.prisma). */
export const waitlistKeyset: Keyset<WaitlistOrder['sort']> = {
  table: 'waitlist',
  columns: {
    joined: ['created_at', 'id'],
    name: ['name', 'id'],
    email: ['email'],
    status: ['status', 'created_at', 'id'],
    deleted: ['deleted_at', 'id'],
  },
}
