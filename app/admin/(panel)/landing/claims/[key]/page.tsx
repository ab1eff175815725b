import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { describeChange } from '@/components/admin/describe-change'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { lagosDay } from '@/lib/dates'
import { getClaimForEdit } from '@/lib/landing/admin-queries'
import { claimInfo, claimKeys } from '@/lib/landing/schema'
import { ClaimForm } from '../claim-form'

export const metadata: Metadata = { title: 'Claim · Landing page' }

export default async function ClaimPage({ params }: PageProps<'/admin/landing/claims/[key]'>) {
  await requireAdmin('landing')
  const key = z.enum(claimKeys).safeParse((await params).key)
  const claim = key.success ? await getClaimForEdit(key.data) : null
  if (!claim) notFound()
  const { version, value, label, source, publicSource, checkedOn, lastChange } = claim
  return (
    <>
      <PageHeader
        title={`Edit claim: ${claimInfo[claim.key].name}`}
        description={
          <>
            Shown on: {claimInfo[claim.key].shownOn}. {describeChange(lastChange)}.
          </>
        }
      />
      <ClaimForm
        values={{
          key: claim.key,
          version,
          value,
          label,
          source,
          publicSource: publicSource ?? '',
          checkedOn: lagosDay(checkedOn),
        }}
        today={lagosDay(new Date())}
      />
    </>
  )
}
