import { holdEarlyEvents } from './early-events-island'
import { Island } from './island'
import { PAGE_READY } from './page-ready'

/** How long a link waits for its dialog before it navigates to the equivalent page instead. */
const LINK_TIMEOUT_MS = 3_000
/** How long a form that was sent is not sent again, which would store it twice. Afterward, the network may have failed. */
const RESEND_MS = 10_000

/**
 * Holds back early clicks on buttons and on links that open a dialog (`data-opens-dialog`), changes to selects that
 * submit their form (`data-submits-form`), and key presses that move focus through tabs and menus or reorder rows
 * (`data-reorders`). Replays them once the page's script is ready. Other links, forms and popovers work without the page's script; a
 * form that is already being sent is not sent again.
 */
export const EarlyEventsScript = ({ nonce }: { nonce?: string | undefined }) => (
  <Island run={holdEarlyEvents} args={[PAGE_READY, LINK_TIMEOUT_MS, RESEND_MS]} nonce={nonce} />
)
