import type { ReactNode } from 'react'
import { ApplyDialogHost } from '@/components/site/apply/apply-dialog-host'
import { apply } from '@/lib/applications/actions'
import { getConsentFacts } from '@/lib/applications/queries'

export default async function CareersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ApplyDialogHost apply={apply} consent={await getConsentFacts()} />
    </>
  )
}
