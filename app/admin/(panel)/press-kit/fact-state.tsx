import { Check, TriangleAlert } from 'lucide-react'
import { BothVersions } from '@/components/forms/both-versions'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Autosave } from './use-autosave'

type Values = Record<'label' | 'value', string>

/** Shows whether a fact is saved: in one word next to its fields, or below them if action is needed. */
export function FactState({ autosave }: { autosave: Autosave<Values> }) {
  const { state, values, flush } = autosave
  const isHidden = values.label.trim() === '' || values.value.trim() === ''
  return (
    <>
      <p
        role="status"
        className="flex items-center gap-1.5 text-sm whitespace-nowrap text-fg-soft empty:max-sm:hidden"
      >
        {state.name === 'saving' && (
          <>
            <Spinner /> Saving…
          </>
        )}
        {state.name === 'saved' && (
          <>
            <Check size={16} aria-hidden="true" className="text-accent" /> Saved
          </>
        )}
      </p>
      {isHidden && ['idle', 'saved'].includes(state.name) && (
        <p className="col-span-full text-sm text-fg-soft">
          Not on the press page yet: add a label and a value.
        </p>
      )}
      {state.name === 'failed' && (
        <div
          role="alert"
          className="col-span-full flex text-sm flex-wrap items-center gap-x-3 gap-y-2 font-medium text-danger"
        >
          <TriangleAlert size={16} aria-hidden="true" className="shrink-0" />
          {state.message}
          <Button size="sm" variant="secondary" onClick={flush}>
            Retry
          </Button>
        </div>
      )}
      {state.name === 'stale' && <StaleFact autosave={autosave} message={state.message} />}
    </>
  )
}

function StaleFact({ autosave, message }: { autosave: Autosave<Values>; message: string }) {
  const { state, values, keepMine, takeSaved } = autosave
  if (state.name !== 'stale') return null
  return (
    <BothVersions
      parts={[{ saved: textOf(state.saved.values), yours: textOf(values) }]}
      overwrite={
        <Button size="sm" onClick={keepMine}>
          Overwrite with mine
        </Button>
      }
      onUseSaved={takeSaved}
      className="col-span-full"
    >
      <p role="alert" className="text-sm font-medium text-danger">
        {message}
      </p>
    </BothVersions>
  )
}

const textOf = ({ label, value }: Partial<Values>) => `${label || '(empty)'}: ${value || '(empty)'}`
