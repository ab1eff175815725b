import { Plus } from 'lucide-react'
import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import type { pathOf } from './words'

interface AddLinkProps {
  path: (typeof pathOf)[keyof typeof pathOf]
  children: string
}

/** Opens the empty form over the list. */
export function AddLink({ path, children }: AddLinkProps) {
  return (
    <ButtonLink href={`${path}?add` as Route} scroll={false} size="sm">
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </ButtonLink>
  )
}
