import { ArrowLeft, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button-link'

interface TrashLinkProps {
  /** The URL of the list. */
  path: string
  isInTrash: boolean
  /** The label of the link back, such as "Back to posts". */
  back: string
  /** The number of rows in the Trash as text. If it is '0', there is no link. */
  count: string
}

/** Links a list to its Trash, and the Trash back to the list. */
export function TrashLink({ path, isInTrash, back, count }: TrashLinkProps) {
  if (isInTrash)
    return (
      <ButtonLink href={path as Route} data-page-actions="" variant="ghost">
        <ArrowLeft />
        {back}
      </ButtonLink>
    )
  if (count === '0') return null
  return (
    <ButtonLink href={`${path}?view=trash` as Route} data-page-actions="" variant="ghost">
      <Trash2 />
      Trash ({count})
    </ButtonLink>
  )
}
