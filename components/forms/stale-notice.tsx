'use client'

import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { ActionForm } from './use-action-form'

interface StaleNoticeProps<Values extends FieldValues & { version: number }> {
  form: ActionForm<Values>
  /** The fields by name, as the form calls them, in their order. */
  labels: Partial<Record<FieldPath<Values>, string>>
  /** A field that holds the id of an image, and what it is called. */
  picture?: { name: FieldPath<Values>; label: string }
}

/** After a save that came too late: both versions side by side, and the choice between them. */
export function StaleNotice<Values extends FieldValues & { version: number }>({
  form,
  labels,
  picture,
}: StaleNoticeProps<Values>) {
  const yours: Partial<Record<string, unknown>> = useWatch({ control: form.control })
  const saved = form.refusal?.saved
  if (!saved) return null
  // Object.entries forgets the key type; the labels are ours.
  const fields = Object.entries(labels) as [FieldPath<Values>, string][]
  if (picture) fields.push([picture.name, picture.label])
  const isDifferent = ([name]: [FieldPath<Values>, string]) =>
    String(yours[name] ?? '') !== (saved.values[name] ?? '')
  const different = fields.filter(isDifferent)
  const textsOf = (name: FieldPath<Values>) => {
    const texts = [saved.values[name] ?? '', String(yours[name] ?? '')] as const
    return name === picture?.name ? picturesOf(texts) : texts
  }

  const keepMine = () => {
    form.setValue('version' as FieldPath<Values>, saved.version as FieldPathValue<Values, FieldPath<Values>>)
  }
  const takeTheirs = () => {
    form.reset({ ...form.getValues(), ...saved.values, version: saved.version } as DefaultValues<Values>)
    form.dismiss()
  }

  return (
    <section aria-label="Both versions" className="grid gap-4 rounded-md border border-line-strong p-4">
      {different.length === 0 && <p className="text-sm">Both versions say the same.</p>}
      {different.map(([name, label]) => (
        <div key={name}>
          <h2 className="text-sm font-semibold">{label}</h2>
          <div className="mt-2 grid gap-3 md:grid-cols-2">
            <Version of="Saved now" text={textsOf(name)[0]} />
            <Version of="Yours" text={textsOf(name)[1]} />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" onClick={keepMine} loading={form.isPending}>
          Save mine over it
        </Button>
        <Button size="sm" variant="secondary" onClick={takeTheirs}>
          Take what is saved
        </Button>
      </div>
    </section>
  )
}

/** Ids tell a reader nothing. */
function picturesOf([saved, yours]: readonly [string, string]) {
  return [
    saved ? 'A picture' : 'No picture',
    yours ? (saved ? 'Another picture' : 'A picture') : 'No picture',
  ] as const
}

function Version({ of, text }: { of: string; text: string }) {
  return (
    <div className="rounded-sm bg-sunken px-3 py-2 text-sm">
      <p className="text-xs font-semibold text-fg-soft">{of}</p>
      <p className="mt-1 max-h-48 overflow-y-auto break-words whitespace-pre-wrap">{text || '(empty)'}</p>
    </div>
  )
}
