import { Island } from '@/components/ui/island'
import { HISTORY_MOVE } from './history-move'
import { announceHistoryMoves } from './leave-guard-island'

/**
 * Lets `LeaveDialog` hear of Back and Forward before the router does. The window calls its listeners in the order in which they
 * came, so this one has to come while the page is still parsed.
 */
export const LeaveGuardScript = ({ nonce }: { nonce: string | undefined }) => (
  <Island run={announceHistoryMoves} args={[HISTORY_MOVE]} nonce={nonce} />
)
