import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingTable } from '@/components/admin/loading-table'
import { PageHeader } from '@/components/admin/page-header'
import { ResourceTable } from '@/components/admin/resource-table'
import { requireAdmin } from '@/lib/auth/session'
import { getSecondFactorPolicy, listInvitations, listStaff } from '@/lib/staff/admin-queries'
import { staffColumns } from './columns'
import { Invitations } from './invitations'
import { InviteButton } from './invite-button'
import { SecondFactorPolicy } from './second-factor-policy'

export const metadata: Metadata = { title: 'Staff' }

export default async function StaffPage() {
  await requireAdmin('staff')
  return (
    <>
      <PageHeader
        title="Staff"
        description="Staff accounts, their roles and invitations."
        actions={<InviteButton />}
      />
      <Suspense fallback={<LoadingTable text="Loading accounts..." />}>
        <Accounts />
      </Suspense>
    </>
  )
}

async function Accounts() {
  const [staff, invitations, policy] = await Promise.all([
    listStaff(),
    listInvitations(),
    getSecondFactorPolicy(),
  ])
  return (
    <div className="grid gap-8">
      <ResourceTable label="Accounts" rows={staff} rowId={({ id }) => id} columns={staffColumns} />
      <Invitations invitations={invitations} />
      <SecondFactorPolicy policy={policy} />
    </div>
  )
}
