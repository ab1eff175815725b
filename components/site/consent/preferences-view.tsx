import { type FormEvent, useId } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { type ConsentPreferences, optionalCategories } from '@/lib/consent/consent-record'

const texts = {
  necessary: {
    label: 'Necessary',
    note: 'Keeps the site working and safe, and remembers this choice.',
  },
  analytics: { label: 'Analytics', note: 'Counts visits so that we can see which pages are useful.' },
  marketing: { label: 'Marketing', note: 'Shows us which ad or newsletter brought you here.' },
  functional: {
    label: 'Functional',
    note: 'Remembers that you joined the waitlist, and your plan, on this device.',
  },
} as const

interface PreferencesViewProps {
  titleId: string
  chosen: ConsentPreferences
  onAcceptAll: () => void
  onDeclineAll: () => void
  onSave: (preferences: ConsentPreferences) => void
  onLeave: () => void
}

export function PreferencesView(props: PreferencesViewProps) {
  const { titleId, chosen, onAcceptAll, onDeclineAll, onSave, onLeave } = props

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSave({
      necessary: true,
      analytics: form.has('analytics'),
      marketing: form.has('marketing'),
      functional: form.has('functional'),
    })
  }

  return (
    <form onSubmit={save}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="font-display text-2xl font-bold outline-none">
          Cookie settings
        </h2>
        <IconButton label="Close preferences" onClick={onLeave} className="-mt-1.5 -mr-2.5">
          <CloseIcon />
        </IconButton>
      </div>
      <div className="mt-3 grid gap-x-12 sm:mt-5 md:grid-cols-2">
        <Switch name="necessary" defaultChecked disabled />
        {optionalCategories.map((category) => (
          <Switch key={category} name={category} defaultChecked={chosen[category]} />
        ))}
      </div>
      <div className="mt-5 grid grid-cols-2 gap-2.5 sm:mt-7 sm:flex sm:justify-end">
        <Button variant="secondary" onClick={onDeclineAll}>
          Decline All
        </Button>
        <Button variant="secondary" onClick={onAcceptAll}>
          Accept All
        </Button>
        <Button type="submit" className="max-sm:col-span-2">
          Save Preferences
        </Button>
      </div>
    </form>
  )
}

interface SwitchProps {
  name: keyof typeof texts
  defaultChecked: boolean
  disabled?: boolean
}

function Switch({ name, ...state }: SwitchProps) {
  const noteId = useId()
  const { label, note } = texts[name]
  return (
    <label className="flex items-start justify-between gap-6 border-t border-line py-3.5 not-has-disabled:cursor-pointer">
      <span>
        <span className="block font-semibold">
          {label}
          {state.disabled && (
            <span className="ml-2 rounded-sm bg-accent-soft px-1.5 py-0.5 text-xs text-on-accent-soft">
              Always on
            </span>
          )}
        </span>
        <span id={noteId} className="block text-sm text-pretty text-fg-soft">
          {note}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
        role="switch"
        name={name}
        aria-label={label}
        aria-describedby={noteId}
        {...state}
        className="relative mt-0.5 h-7 w-12 shrink-0 appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-accent checked:before:translate-x-5 not-disabled:cursor-pointer disabled:opacity-60 forced-colors:appearance-auto"
      />
    </label>
  )
}
