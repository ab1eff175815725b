import { ArrowLeft, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { formatCountUpTo } from '@/lib/count'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'

interface TrashLinkProps {
  /** The URL of the list. */
  path: string
  isInTrash: boolean
  /** The label of the link back, such as "Back to posts". */
  back: string
  /** Returns the number of rows in the Trash. If there are none, there is no link. */
  countTrash: () => Promise<number>
}

/** Links a list to its Trash, and the Trash back to the list. */
export async function TrashLink({ path, isInTrash, back, countTrash }: TrashLinkProps) {
  if (isInTrash)
    return (
      <ButtonLink href={path as Route} data-page-actions="" variant="ghost">
        <ArrowLeft />
        {back}
      </ButtonLink>
    )
  const count = await countTrash()
  if (count === 0) return null
  return (
    <ButtonLink href={`${path}?view=trash` as Route} data-page-actions="" variant="ghost">
      <Trash2 />
      Trash ({formatCountUpTo(count, COUNT_LIMIT)})
    </ButtonLink>
  )
}
