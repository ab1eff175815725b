import { Island } from '@/components/ui/island'
import { hideBrokenCovers } from './broken-covers-island'

/** Place it after the images of a page. */
export const BrokenCoversScript = () => <Island run={hideBrokenCovers} args={[]} />
