import { ArrowLeft, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button-link'

interface TrashLinkProps {
  /** The list. */
  path: string
  isInTrash: boolean
  /** "Back to the posts" */
  back: string
  /** How many lie in it, in words; '0': no link. */
  count: string
}

/** From a list to what was deleted of it, and back. */
export function TrashLink({ path, isInTrash, back, count }: TrashLinkProps) {
  if (isInTrash)
    return (
      <ButtonLink href={path as Route} variant="ghost">
        <ArrowLeft />
        {back}
      </ButtonLink>
    )
  if (count === '0') return null
  return (
    <ButtonLink href={`${path}?view=trash` as Route} variant="ghost">
      <Trash2 />
      Trash ({count})
    </ButtonLink>
  )
}
