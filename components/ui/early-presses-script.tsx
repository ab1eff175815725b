import { holdEarlyPresses } from './early-presses-island'
import { Island } from './island'
import { PAGE_READY } from './page-ready'

/**
 * Holds presses of buttons, and choices of lists outside forms, that come before the page's script, and repeats them once it
 * is ready. Links, forms and popovers work without it.
 */
export const EarlyPressesScript = ({ nonce }: { nonce?: string | undefined }) => (
  <Island run={holdEarlyPresses} args={[PAGE_READY]} nonce={nonce} />
)
