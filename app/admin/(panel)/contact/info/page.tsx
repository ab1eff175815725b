import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { describeChange } from '@/components/admin/describe-change'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { getContactInfoForEdit } from '@/lib/contact/admin-queries'
import { screen } from '../screen'
import { InfoForm } from './info-form'

export const metadata: Metadata = { title: 'Contact information' }

export default async function ContactInfoPage() {
  await requireAdmin('contact')
  return (
    <>
      <ScreenHeader
        content={screen}
        tab="Contact information"
        description="These details appear on the contact page. The email address also receives replies and alerts."
        view="/contact"
      />
      <Suspense fallback={<Skeleton className="h-96 max-w-2xl" />}>
        <Info />
      </Suspense>
    </>
  )
}

async function Info() {
  const { values, lastChange } = await getContactInfoForEdit()
  return (
    <>
      <InfoForm values={values} />
      <p className="mt-3 text-xs text-fg-soft">{describeChange(lastChange)}</p>
    </>
  )
}
