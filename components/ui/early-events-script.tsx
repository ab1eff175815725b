import { holdEarlyPresses } from './early-presses-island'
import { Island } from './island'
import { PAGE_READY } from './page-ready'

/** How long a link waits for its dialog before it leads to the page with the same content. */
const LINK_TIMEOUT_MS = 3_000

/**
 * Holds back early clicks on buttons and on links that open a dialog (`data-opens-dialog`), choices in selects that
 * send their form (`data-sends-form`), and keys that move through tabs and menus or move rows (`data-mover`). Replays
 * them once the page's script is ready. Other links, forms and popovers work without the page's script.
 */
export const EarlyPressesScript = ({ nonce }: { nonce?: string | undefined }) => (
  <Island run={holdEarlyPresses} args={[PAGE_READY, LINK_TIMEOUT_MS]} nonce={nonce} />
)
