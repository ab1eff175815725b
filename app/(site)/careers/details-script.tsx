import { Island } from '@/components/ui/island'
import { openDetails } from './details-island'

/** Include it once on a page with positions. It runs while the page is parsed, long before other scripts. */
export const DetailsScript = () => <Island run={openDetails} args={[]} />
