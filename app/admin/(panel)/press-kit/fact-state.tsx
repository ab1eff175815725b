import { Check, TriangleAlert } from 'lucide-react'
import type { Autosave } from '@/components/admin/use-autosave'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type Values = Record<'label' | 'value', string>

/** How the save of a fact goes: beside its fields in a word, below them where somebody has to act. */
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
          Not on the press page yet: it needs a label and a value.
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
      {state.name === 'stale' && <BothVersions autosave={autosave} message={state.message} />}
    </>
  )
}

function BothVersions({ autosave, message }: { autosave: Autosave<Values>; message: string }) {
  const { state, values, keepMine, takeSaved } = autosave
  if (state.name !== 'stale') return null
  const saved = state.saved.values
  return (
    <section
      aria-label="Both versions"
      className="col-span-full grid gap-3 rounded-md border border-line-strong p-3 text-sm"
    >
      <p role="alert" className="font-medium text-danger">
        {message}
      </p>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Version of="Saved now" label={saved.label} value={saved.value} />
        <Version of="Yours" label={values.label} value={values.value} />
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={keepMine}>
          Save mine over it
        </Button>
        <Button size="sm" variant="secondary" onClick={takeSaved}>
          Take what is saved
        </Button>
      </div>
    </section>
  )
}

function Version({ of, label, value }: { of: string; label?: string; value?: string }) {
  return (
    <div className="rounded-sm bg-sunken px-3 py-2">
      <dt className="text-xs font-semibold">{of}</dt>
      <dd className="mt-1 wrap-anywhere text-fg">
        {label || '(empty)'}: {value || '(empty)'}
      </dd>
    </div>
  )
}
