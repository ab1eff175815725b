import { Island } from '@/components/ui/island'
import { disableSmoothScroll } from './instant-anchor-scroll-island'

/** Disables smooth scrolling until the page has loaded. */
export const InstantAnchorScrollScript = () => <Island run={disableSmoothScroll} args={[]} />
