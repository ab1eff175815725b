import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { describeChange } from '@/components/admin/describe-change'
import { Skeleton } from '@/components/ui/skeleton'
import { getAboutTextsForEdit } from '@/lib/about/admin-queries'
import { about } from '@/lib/about/noun'
import { requireAdmin } from '@/lib/auth/session'
import { TextsForm } from './texts-form'

export const metadata: Metadata = { title: 'About' }

export default async function AboutPage() {
  await requireAdmin('about')
  return (
    <>
      <ScreenHeader
        content={about.content}
        tab="Mission and story"
        description="Edit the mission statement and company story. Values, team and milestones have their own tabs."
      />
      <Suspense fallback={<Skeleton className="h-[36rem] max-w-3xl" />}>
        <Texts />
      </Suspense>
    </>
  )
}

async function Texts() {
  const { values, lastChange } = await getAboutTextsForEdit()
  return (
    <>
      <TextsForm values={values} />
      <p className="mt-3 text-xs text-fg-soft">{describeChange(lastChange)}</p>
    </>
  )
}
