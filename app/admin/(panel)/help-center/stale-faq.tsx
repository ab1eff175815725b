import { BothVersions } from '@/components/forms/both-versions'
import { Button } from '@/components/ui/button'
import type { SavedVersion } from '@/lib/platform/errors'
import type { Pending, Texts } from './use-pending'

interface StaleFaqProps {
  saved: SavedVersion
  pending: Pending
  onSettled: () => void
}

/** Asks which version to keep if someone else saved an FAQ while it was being edited here. */
export function StaleFaq({ saved: { version, values }, pending, onSettled }: StaleFaqProps) {
  const { id = '' } = values
  const yours = pending.editOf(id)
  if (!yours) return null
  const keepMine = () => {
    pending.setVersion(id, version)
    onSettled()
  }
  const takeSaved = () => {
    pending.forget(id)
    onSettled()
  }
  return (
    <BothVersions
      parts={[{ saved: <FaqTexts {...values} />, yours: <FaqTexts {...yours} /> }]}
      overwrite={
        <Button size="sm" onClick={keepMine}>
          Overwrite with mine
        </Button>
      }
      onUseSaved={takeSaved}
      className="max-h-[50dvh] overflow-y-auto bg-surface"
    />
  )
}

/** Shows the question and the answer, where `(empty)` stands for an empty one. */
export function FaqTexts({ question, answer }: Partial<Texts>) {
  return (
    <>
      <p className="font-semibold">{question || '(empty)'}</p>
      <p className="mt-1">{answer || '(empty)'}</p>
    </>
  )
}
