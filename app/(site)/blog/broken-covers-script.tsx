import { Island } from '@/components/ui/island'
import { hideBrokenCovers } from './broken-covers-island'

/** Hides cover images that fail to load. Place this component after them. */
export const BrokenCoversScript = () => <Island run={hideBrokenCovers} args={[]} />
