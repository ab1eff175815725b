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
  return (
    <Dialog
      key={turn}
      apply={apply}
      consent={consent}
      slug={slug}
      positionTitle={positionTitle}
      onApplied={() => markApplied(slug)}
    />
  )
}

/**
 * The links that led to the form say from now on that it was sent, until the page is loaded again: the position's own dialog, which
 * shows again below the form, is not to offer what has just been done. The server refuses a second application.
 */
function markApplied(slug: string) {
  for (const link of document.querySelectorAll(`a[data-apply="${CSS.escape(slug)}"]`)) {
    link.ariaDisabled = 'true'
    link.textContent = slug ? 'You have applied' : 'Resume sent'
  }
}
