import type { PayoutState } from './plan'

/** The colors of a vault door's bolts, one for each payout. */
export const boltColors: Record<PayoutState, string> = {
  paid: 'text-brand-deep',
  next: 'text-marigold',
  planned: 'text-mint',
}
