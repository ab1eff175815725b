import { holdEarlyEvents } from './early-events-island'
import { Island } from './island'
import { PAGE_READY } from './page-ready'

/** How long a link waits for its dialog before it navigates to the equivalent page instead. */
const LINK_TIMEOUT_MS = 3_000
/**
 * How long further submissions are blocked after a form is sent, so that a double click does not store it twice. After
 * that, people can try again, because the first attempt may have failed.
 */
const SUBMIT_BLOCK_MS = 10_000

/**
 * Holds back early clicks on buttons, on options that open a dialog (`aria-haspopup`) and on links that open one
 * (`data-opens-dialog`), changes to selects that submit their form (`data-submits-form`), and key presses that move
 * focus through tabs and menus or reorder rows (`data-reorders`). Replays them once the page's script is ready. Other
 * links, forms, popovers and, in recent browsers, buttons with a `command` work without the page's script. Also blocks
 * repeated submissions of a form for ten seconds.
 */
export const EarlyEventsScript = ({ nonce }: { nonce?: string | undefined }) => (
  <Island run={holdEarlyEvents} args={[PAGE_READY, LINK_TIMEOUT_MS, SUBMIT_BLOCK_MS]} nonce={nonce} />
)
