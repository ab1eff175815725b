'use client'

import { useState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { useAutoClose } from '@/components/site/use-auto-close'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ConsentFacts } from '@/lib/applications/consent'
import { Applied, type SentApplication } from './applied'
import { ApplyForm } from './apply-form'

export interface ApplyDialogProps {
  apply: FormAction
  consent: ConsentFacts
  /** Like the title, empty for a general application. */
  slug: string
  positionTitle: string
  onApplied: () => void
}

/** The delay in section 9 of the specification of the public pages. */
const CLOSE_AFTER_MS = 2_000

/**
 * Shows the application form in a dialog that opens when mounted. Once closed, it stays mounted until the
 * next dialog replaces it, so that the focus can return. The input is restored when the form is opened again.
 */
export function ApplyDialog({ apply, consent, slug, positionTitle, onApplied }: ApplyDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [sent, setSent] = useState<SentApplication | null>(null)
  const close = () => setOpen(false)
  const panel = useAutoClose(sent !== null, close, CLOSE_AFTER_MS)
  const title = positionTitle ? `Apply for ${positionTitle}` : 'Send Us Your Resume'

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="lg"
      title={sent ? 'We’ve got your application' : title}
      description={
        sent
          ? undefined
          : `${positionTitle ? '' : 'Tell us what you do well, and attach your resume if you have one. '}All fields are required unless marked optional.`
      }
    >
      <div ref={panel} role="status">
        {sent && <Applied positionTitle={positionTitle} sent={sent} onDone={close} />}
      </div>
      {!sent && (
        <ApplyForm
          apply={apply}
          slug={slug}
          consent={consent}
          onApplied={(application) => {
            setSent(application)
            onApplied()
          }}
          cancel={(isSending) => (
            <Button variant="secondary" disabled={isSending} onClick={close}>
              Cancel
            </Button>
          )}
        />
      )}
    </Dialog>
  )
}
