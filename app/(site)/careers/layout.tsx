import type { ReactNode } from 'react'
import { apply } from '@/lib/applications/actions'
import { getConsentFacts } from '@/lib/applications/queries'
import { ApplyDialogHost } from './_apply/apply-dialog-host'

export default async function CareersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ApplyDialogHost apply={apply} consent={await getConsentFacts()} />
    </>
  )
}
