import { Button } from '@/components/ui/button'
import type { SavedMeanwhile } from '@/lib/platform/errors'
import type { Pending } from './use-pending'

interface BothVersionsProps {
  saved: SavedMeanwhile
  pending: Pending
  onSettled: () => void
}

/** Somebody saved an answer that is being edited here: both texts, and the choice between them. */
export function BothVersions({ saved: { version, values }, pending, onSettled }: BothVersionsProps) {
  const { id = '' } = values
  const yours = pending.editOf(id)
  if (!yours) return null
  return (
    <section
      aria-label="Both versions"
      className="grid max-h-[50dvh] gap-3 overflow-y-auto rounded-md border border-line-strong bg-surface p-4"
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Version of="Saved now" question={values.question} answer={values.answer} />
        <Version of="Yours" {...yours} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={() => {
            pending.setVersion(id, version)
            onSettled()
          }}
        >
          Keep mine
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            pending.forget(id)
            onSettled()
          }}
        >
          Take what is saved
        </Button>
      </div>
    </section>
  )
}

function Version({ of, question, answer }: { of: string; question?: string; answer?: string }) {
  return (
    <div className="rounded-sm bg-sunken px-3 py-2 text-sm">
      <p className="text-xs font-semibold text-fg-soft">{of}</p>
      <p className="mt-1 font-semibold wrap-anywhere">{question || '(empty)'}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{answer || '(empty)'}</p>
    </div>
  )
}
