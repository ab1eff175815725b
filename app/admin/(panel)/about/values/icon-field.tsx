import type { ActionForm } from '@/components/forms/use-action-form'
import { type CoreValueInput, type ValueIcon, valueIcons } from '@/lib/about/schema'
import { PanelValueIcon } from '../panel-value-icon'

const iconNames: Record<ValueIcon, string> = {
  shield: 'Shield',
  heart: 'Heart',
  lightbulb: 'Lightbulb',
  globe: 'Globe',
  target: 'Target',
  users: 'People',
  award: 'Award',
  zap: 'Lightning',
}

/** Shows a radio button for each icon, drawn the way it appears on the About page. */
export function IconField({ form }: { form: ActionForm<CoreValueInput> }) {
  const error = form.error('icon')
  return (
    <fieldset aria-describedby={error ? 'icon-error' : undefined}>
      <legend className="text-sm font-semibold">Icon</legend>
      <div className="mt-1.5 grid grid-cols-4 gap-2">
        {valueIcons.map((icon) => (
          <label
            key={icon}
            className="flex cursor-pointer flex-col items-center gap-1 rounded-md border border-line px-1 py-2.5 text-xs transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input {...form.register('icon')} type="radio" value={icon} className="sr-only" />
            <PanelValueIcon icon={icon} className="size-7" />
            {iconNames[icon]}
          </label>
        ))}
      </div>
      {error && (
        <p id="icon-error" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
