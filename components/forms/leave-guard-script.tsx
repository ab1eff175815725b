import { Island } from '@/components/ui/island'
import { HISTORY_NAVIGATION } from './history-navigation'
import { announceHistoryNavigation } from './leave-guard-island'

/**
 * Lets `LeaveDialog` handle Back and Forward before the router. Listeners run in the order in which they were added,
 * so this one must be added while the page is being parsed.
 */
export const LeaveGuardScript = ({ nonce }: { nonce: string | undefined }) => (
  <Island run={announceHistoryNavigation} args={[HISTORY_NAVIGATION]} nonce={nonce} />
)
