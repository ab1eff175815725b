import { Island } from '@/components/ui/island'
import { arriveAtOnce } from './arrival-island'

/** Switches smooth scrolling off until the page has loaded. */
export const ArrivalScript = () => <Island run={arriveAtOnce} args={[]} />
