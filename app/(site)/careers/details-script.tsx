import { Island } from '@/components/ui/island'
import { openDetails } from './details-island'

/** Stands once on a page with positions: it runs while the page is parsed, long before anything else does. */
export const DetailsScript = () => <Island run={openDetails} args={[]} />
