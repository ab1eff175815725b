import { Plus } from 'lucide-react'
import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import type { ListFacts } from '@/lib/platform/noun'
import { IfMayChange } from '../role'

/** Opens the empty form over the list. The list's page already contains everything the form needs. */
export function AddLink({ path, name }: ListFacts) {
  return (
    <IfMayChange>
      <ButtonLink href={`${path}?add` as Route} scroll={false} prefetch={false} size="sm">
        <Plus />
        Add {name}
      </ButtonLink>
    </IfMayChange>
  )
}
