import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { describeChange } from '@/components/admin/describe-change'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { getPressContactForEdit } from '@/lib/press/admin-queries'
import { press } from '@/lib/press/noun'
import { ContactForm } from './contact-form'

export const metadata: Metadata = { title: 'Contact Information · Press Kit' }

export default async function PressContactPage() {
  await requireAdmin('press')
  return (
    <>
      <ScreenHeader
        content={press.content}
        tab="Contact Information"
        description="How journalists reach us. Empty fields are not shown on the press page."
      />
      <Suspense fallback={<Skeleton className="h-96 max-w-2xl" />}>
        <Contact />
      </Suspense>
    </>
  )
}

async function Contact() {
  const { version, pressEmail, pressPhone, generalEmail, address, lastChange } =
    (await getPressContactForEdit()) ?? {
      version: 0,
      pressEmail: '',
      pressPhone: '',
      generalEmail: '',
      address: '',
      lastChange: null,
    }
  return (
    <>
      <ContactForm values={{ version, pressEmail, pressPhone, generalEmail, address }} />
      <p className="mt-3 text-xs text-fg-soft">{describeChange(lastChange)}</p>
    </>
  )
}
