import { holdEarlyPresses } from './early-presses-island'
import { Island } from './island'
import { PAGE_READY } from './page-ready'

/** So long a link waits for the dialog that it opens; then it leads to the page with the same. */
const LINK_PATIENCE_MS = 3_000

/**
 * Holds presses of buttons and of links that open a dialog (`data-opens-dialog`), choices of lists that nothing else sends, and
 * keys that move through tabs and menus, when they come before the page's script, and repeats them once it is ready. Other links, forms and popovers work without it.
 */
export const EarlyPressesScript = ({ nonce }: { nonce?: string | undefined }) => (
  <Island run={holdEarlyPresses} args={[PAGE_READY, LINK_PATIENCE_MS]} nonce={nonce} />
)
