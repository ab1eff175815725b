import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { isTrash, statusFilter, type WaitlistParams } from '@/lib/waitlist/schema'

export function NoEntries({ params }: { params: WaitlistParams }) {
  const isFiltered = params.q !== '' || statusFilter(params) !== null
  const clear = (
    <ButtonLink href={isTrash(params) ? '/admin/waitlist?view=trash' : '/admin/waitlist'} variant="secondary">
      Clear filters
    </ButtonLink>
  )
  if (isTrash(params))
    return (
      <Card>
        <EmptyState title="Nothing in Trash" action={isFiltered && clear}>
          {isFiltered ? 'No deleted entries match your search' : 'Deleted entries stay here for 30 days'}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState title="No Waitlist Entries" action={isFiltered && clear}>
        {isFiltered ? 'No entries match your current filters' : 'No one has joined the waitlist yet'}
      </EmptyState>
    </Card>
  )
}
