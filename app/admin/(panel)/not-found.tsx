import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

export default function PanelNotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        title="We can’t find this page"
        action={<ButtonLink href="/admin">Go to the dashboard</ButtonLink>}
      >
        <p>
          It may have been deleted, or the link may contain a typo. Deleted items may be in the list’s Trash.
        </p>
      </EmptyState>
    </>
  )
}
