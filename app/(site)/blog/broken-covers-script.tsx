import { Island } from '@/components/ui/island'
import { hideBrokenCovers } from './broken-covers-island'

/** Stands after the pictures of a page. */
export const BrokenCoversScript = () => <Island run={hideBrokenCovers} args={[]} />
