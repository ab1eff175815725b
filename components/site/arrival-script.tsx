import { Island } from '@/components/ui/island'
import { disableSmoothScroll } from './arrival-island'

/** Disables smooth scrolling until the page has loaded. */
export const ArrivalScript = () => <Island run={disableSmoothScroll} args={[]} />
