import type { Metadata } from 'next'
import { Suspense } from 'react'
import { describeChange } from '@/components/admin/describe-change'
import { SiteLink } from '@/components/admin/site-link'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { getContactInfoForEdit } from '@/lib/contact/admin-queries'
import { ContactHeader } from '../contact-header'
import { InfoForm } from './info-form'

export const metadata: Metadata = { title: 'Contact information' }

export default async function ContactInfoPage() {
  await requireAdmin('contact')
  return (
    <>
      <ContactHeader
        current="Contact information"
        description="These details appear on the contact page. The email address also receives replies and alerts."
        actions={<SiteLink href="/contact" />}
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
