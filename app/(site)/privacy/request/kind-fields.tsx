import { useId } from 'react'
import { requestKinds } from '@/lib/personal-data/request-rules'

interface KindFieldsProps {
  error: string | undefined
  /** The earlier choice, if the server refused the form. */
  chosen: string | undefined
}

/** Offers the two kinds of request as large choices. Neither is preselected, because one of them cannot be undone. */
export function KindFields({ error, chosen }: KindFieldsProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-3">
      <legend className="mb-3 text-sm font-semibold">What would you like to do?</legend>
      {Object.entries(requestKinds).map(([kind, { label, note }]) => (
        <label
          key={kind}
          className="flex cursor-pointer gap-3.5 rounded-md border border-line-strong bg-surface p-4 transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)"
        >
          <input
            type="radio"
            name="kind"
            value={kind}
            required
            defaultChecked={kind === chosen}
            aria-invalid={error ? true : undefined}
            className="mt-1 size-4.5 shrink-0 accent-accent outline-none"
          />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-sm text-fg-soft">{note}</span>
          </span>
        </label>
      ))}
      <div aria-live="polite" className="empty:-mt-3">
        {error && (
          <p id={errorId} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
