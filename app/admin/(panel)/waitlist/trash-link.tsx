import { ArrowLeft, Trash2 } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { countTrash } from '@/lib/waitlist/admin-queries'
import { COUNT_LIMIT } from '@/lib/waitlist/schema'

/** To the deleted entries, and back. */
export async function TrashLink({ isInTrash }: { isInTrash: boolean }) {
  if (isInTrash)
    return (
      <ButtonLink href="/admin/waitlist" variant="ghost">
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        Back to the waitlist
      </ButtonLink>
    )
  const count = await countTrash()
  if (count === 0) return null
  return (
    <ButtonLink href="/admin/waitlist?view=trash" variant="ghost">
      <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
      Trash ({count.toLocaleString('en-NG')}
      {count >= COUNT_LIMIT && '+'})
    </ButtonLink>
  )
}
