import { TrashLink } from '@/components/admin/trash-link'
import { formatCount } from '@/lib/count'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { countTrash } from '@/lib/waitlist/admin-queries'

/** Links to the deleted entries, and back. */
export async function EntriesTrashLink({ isInTrash }: { isInTrash: boolean }) {
  const trash = await countTrash()
  const count = `${formatCount(trash)}${trash >= COUNT_LIMIT ? '+' : ''}`
  return <TrashLink path="/admin/waitlist" isInTrash={isInTrash} back="Back to the waitlist" count={count} />
}
