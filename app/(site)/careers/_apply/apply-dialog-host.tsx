'use client'

import type { FormAction } from '@/components/forms/form-action'
import { useLinkDialog } from '@/components/site/use-link-dialog'
import type { ConsentFacts } from '@/lib/applications/consent'

const load = () => import('./apply-dialog').then((loaded) => loaded.ApplyDialog)

/** Opens the form when any Apply link on the page (`data-apply`) is pressed. */
export function ApplyDialogHost({ apply, consent }: { apply: FormAction; consent: ConsentFacts }) {
  const dialog = useLinkDialog('a[data-apply]', load)
  if (!dialog) return null
  const { Dialog, data, openCount } = dialog
  const { apply: slug = '', applyTitle: positionTitle = '' } = data
  return (
    <Dialog
      key={openCount}
      apply={apply}
      consent={consent}
      slug={slug}
      positionTitle={positionTitle}
      onApplied={() => markApplied(slug)}
    />
  )
}

/**
 * Marks the links that led to the form as done until the page is reloaded. Otherwise the position's own dialog, which
 * reappears below the form, would offer to apply again, which the server refuses.
 */
function markApplied(slug: string) {
  for (const link of document.querySelectorAll(`a[data-apply="${CSS.escape(slug)}"]`)) {
    link.ariaDisabled = 'true'
    link.textContent = slug ? 'You have applied' : 'Resume sent'
  }
}
