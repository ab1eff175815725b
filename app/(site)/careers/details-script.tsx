import { Island } from '@/components/ui/island'
import { openDetails } from './details-island'

/**
 * Opens the details of a position in a dialog. Include this component once on a page with positions. Its script runs
 * while the page is parsed, long before other scripts.
 */
export const DetailsScript = () => <Island run={openDetails} args={[]} />
