'use client'

import type { FormAction } from '@/components/forms/send-form'
import { useLinkDialog } from '@/components/site/use-link-dialog'
import type { ConsentFacts } from '@/lib/applications/consent'

const load = () => import('./apply-dialog').then((loaded) => loaded.ApplyDialog)

/** Opens the form for every Apply link of the page (`data-apply`). */
export function ApplyDialogHost({ apply, consent }: { apply: FormAction; consent: ConsentFacts }) {
  const opened = useLinkDialog('a[data-apply]', load)
  if (!opened) return null
  const { Dialog, data, turn } = opened
  const { apply: slug = '', applyTitle: positionTitle = '' } = data
  return <Dialog key={turn} apply={apply} consent={consent} slug={slug} positionTitle={positionTitle} />
}
