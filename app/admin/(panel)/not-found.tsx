import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

export default function PanelNotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        title="There is nothing at this address"
        action={<ButtonLink href="/admin">Go to the dashboard</ButtonLink>}
      >
        <p>
          What stood here was deleted, or the link has a slip in it. Deleted things can be in a list’s Trash.
        </p>
      </EmptyState>
    </>
  )
}
