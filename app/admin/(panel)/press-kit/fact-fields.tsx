'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { ReadyFields } from '@/components/forms/ready-fields'
import { classNames } from '@/components/ui/class-names'
import { Textarea } from '@/components/ui/input'
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
  const labelInput = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (newFactId !== id) return
    newFactId = ''
    labelInput.current?.focus()
  }, [id])
  return (
    <ReadyFields className={`-mt-1.5 md:-mb-1.5 ${factColumns}`}>
      <WrappingInput
        ref={labelInput}
        aria-label={`Label of fact ${position}`}
        placeholder="Label"
        maxLength={80}
        autoComplete="off"
        value={values.label}
        onText={(label) => edit({ label })}
        onBlur={flush}
        className="font-semibold"
      />
      <WrappingInput
        aria-label={`Value of fact ${position}`}
        placeholder="Value"
        maxLength={200}
        autoComplete="off"
        value={values.value}
        onText={(value) => edit({ value })}
        onBlur={flush}
      />
      <FactState autosave={autosave} />
    </ReadyFields>
  )
}

type WrappingInputProps = ComponentProps<'textarea'> & { onText: (text: string) => void }

/** An input whose text wraps instead of being cut off on phones. The text cannot contain line breaks. */
function WrappingInput({ onText, className, ...rest }: WrappingInputProps) {
  return (
    <Textarea
      {...rest}
      rows={1}
      className={classNames('field-sizing-content resize-none', className)}
      onChange={(event) => onText(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
    />
  )
}
