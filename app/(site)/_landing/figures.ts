import { getClaims } from '@/lib/landing/queries'
import type { ClaimKey } from '@/lib/landing/schema'

const keys = ['activeUsers', 'monthlyPayouts', 'appRating', 'uptime'] as const satisfies ClaimKey[]

/**
 * Lists the page's figures from the claims that staff maintain. Figures with a public source are listed separately,
 * because they have a section of their own.
 */
export async function listFigures() {
  const claims = await getClaims()
  const shown = keys.flatMap((key) => (claims[key] ? { key, ...claims[key] } : []))
  return {
    sourced: shown.filter(({ publicSource }) => publicSource !== null),
    unsourced: shown.filter(({ publicSource }) => publicSource === null),
  }
}
