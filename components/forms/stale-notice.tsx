'use client'

import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { BothVersions } from './both-versions'
import type { ActionForm } from './use-action-form'

interface StaleNoticeProps<Values extends FieldValues & { version: number }> {
  form: ActionForm<Values>
  /** Labels of the fields by name, in order. */
  labels: Partial<Record<FieldPath<Values>, string>>
  /** A field that contains an image id, and its label. */
  uploadField?: { name: FieldPath<Values>; label: string }
}

/** Shows the fields that differ after an outdated save, and lets the person choose a version. */
export function StaleNotice<Values extends FieldValues & { version: number }>({
  form,
  labels,
  uploadField,
}: StaleNoticeProps<Values>) {
  const yours: Partial<Record<string, unknown>> = useWatch({ control: form.control })
  const saved = form.refusal?.saved
  if (!saved) return null
  // Object.entries loses the key type; this record has exactly these keys.
  const fields = Object.entries(labels) as [FieldPath<Values>, string][]
  if (uploadField) fields.push([uploadField.name, uploadField.label])
  const isDifferent = ([name]: [FieldPath<Values>, string]) =>
    String(yours[name] ?? '') !== (saved.values[name] ?? '')
  const different = fields.filter(isDifferent)
  const textsOf = (name: FieldPath<Values>) => {
    const texts = { saved: saved.values[name] ?? '', yours: String(yours[name] ?? '') }
    return name === uploadField?.name ? describeUploads(uploadField.label, texts) : texts
  }

  const keepMine = () => {
    form.setValue('version' as FieldPath<Values>, saved.version as FieldPathValue<Values, FieldPath<Values>>)
  }
  const takeTheirs = () => {
    form.reset({ ...form.getValues(), ...saved.values, version: saved.version } as DefaultValues<Values>)
    form.dismiss()
  }

  return (
    <BothVersions
      parts={different.map(([name, label]) => ({ label, ...textsOf(name) }))}
      overwrite={
        <Button type="submit" size="sm" onClick={keepMine} loading={form.isPending}>
          Overwrite with mine
        </Button>
      }
      onUseSaved={takeTheirs}
    >
      {different.length === 0 && <p className="text-sm">Both versions are the same.</p>}
    </BothVersions>
  )
}

/** Describes images or files in words, because ids mean nothing to people. */
function describeUploads(label: string, { saved, yours }: { saved: string; yours: string }) {
  const noun = label.toLowerCase()
  return {
    saved: saved ? `A ${noun}` : `No ${noun}`,
    yours: yours ? (saved ? `A different ${noun}` : `A ${noun}`) : `No ${noun}`,
  }
}
