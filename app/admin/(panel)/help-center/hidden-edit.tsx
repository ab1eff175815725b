import { Button } from '@/components/ui/button'
import { FaqTexts } from './stale-faq'
import type { Pending } from './use-pending'

interface HiddenEditProps {
  id: string
  errors: { question?: string; answer?: string }
  pending: Pending
  onDiscarded: () => void
}

/** Shows a refused change whose FAQ is not in the list, because it has been deleted or does not match the filters. */
export function HiddenEdit({ id, errors, pending, onDiscarded }: HiddenEditProps) {
  const texts = pending.editOf(id)
  if (!texts) return null
  const discard = () => {
    pending.forget(id)
    onDiscarded()
  }
  return (
    <section
      aria-label="Change that could not be saved"
      className="grid max-h-[50dvh] justify-items-start gap-3 overflow-y-auto rounded-md border border-line-strong bg-surface p-4 text-sm"
    >
      <p className="font-medium text-danger">{[errors.question, errors.answer].filter(Boolean).join(' ')}</p>
      <div className="wrap-anywhere whitespace-pre-wrap">
        <FaqTexts {...texts} />
      </div>
      <Button size="sm" variant="secondary" onClick={discard}>
        Discard this change
      </Button>
    </section>
  )
}
