import { Island } from '@/components/ui/island'
import { arriveAtOnce } from './arrival-island'

/** Disables smooth scrolling until the page has loaded. */
export const ArrivalScript = () => <Island run={arriveAtOnce} args={[]} />
