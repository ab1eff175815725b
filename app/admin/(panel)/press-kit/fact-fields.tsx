'use client'

import { useEffect, useRef } from 'react'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Input } from '@/components/ui/input'
import { savePressFact } from '@/lib/press/actions'
import type { FactInput } from '@/lib/press/schema'
import { factColumns } from './fact-headings'
import { FactState } from './fact-state'
import { useAutosave } from './use-autosave'

let newFactId = ''

/** Focuses the fact with this id as soon as it is shown. */
export function focusWhenShown(id: string) {
  newFactId = id
}

/** Edits the label and value of a fact, and saves them while someone is typing. */
export function FactFields({
  fact: { id, version, label, value },
  position,
}: {
  fact: FactInput
  position: number
}) {
  const autosave = useAutosave({
    key: `press.fact.${id}`,
    start: { version, values: { label, value } },
    save: (sent) => savePressFact({ id, ...sent }),
    describe: (values) => (values.label ? `“${values.label}”` : 'The fact'),
  })
  const { values, edit, flush } = autosave
  const labelInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (newFactId !== id) return
    newFactId = ''
    // Wait until the Add fact button has lost focus.
    requestAnimationFrame(() => labelInput.current?.focus())
  }, [id])
  return (
    <ReadyFields className={`-mt-1.5 md:-mb-1.5 ${factColumns}`}>
      <Input
        ref={labelInput}
        aria-label={`Label of fact ${position}`}
        placeholder="Label"
        maxLength={80}
        autoComplete="off"
        value={values.label}
        onChange={(event) => edit({ label: event.target.value })}
        onBlur={flush}
        className="font-semibold"
      />
      <Input
        aria-label={`Value of fact ${position}`}
        placeholder="Value"
        maxLength={200}
        autoComplete="off"
        value={values.value}
        onChange={(event) => edit({ value: event.target.value })}
        onBlur={flush}
      />
      <FactState autosave={autosave} />
    </ReadyFields>
  )
}
