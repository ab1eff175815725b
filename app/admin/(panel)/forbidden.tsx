import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { findAdmin } from '@/lib/auth/session'
import { roleDetails } from '@/lib/platform/role'

export default async function NoAccess() {
  const admin = await findAdmin()
  return (
    <>
      <PageHeader title="No access" />
      <EmptyState
        title="Your role doesn’t have access to this page"
        action={<ButtonLink href="/admin">Go to the dashboard</ButtonLink>}
      >
        <p>
          {admin && `You’re signed in as ${roleDetails[admin.role].label}. `}If you need this page for your
          work, ask an owner to change your role.
        </p>
      </EmptyState>
    </>
  )
}
