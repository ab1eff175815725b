import { formatCount } from '@/lib/count'
import type { Weeks } from '@/lib/dashboard/admin-queries'

/** Compares two weeks: "12 in the last 7 days, 3 more than in the previous 7 days". */
export function weekChange({ thisWeek, lastWeek }: Weeks): string {
  if (thisWeek + lastWeek === 0) return 'None in the last 7 days'
  const difference = Math.abs(thisWeek - lastWeek)
  const change =
    difference === 0
      ? 'the same as'
      : `${formatCount(difference)} ${thisWeek > lastWeek ? 'more' : 'fewer'} than`
  return `${formatCount(thisWeek)} in the last 7 days, ${change} in the previous 7 days`
}
