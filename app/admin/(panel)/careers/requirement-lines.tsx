'use client'

import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button, IconButton } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { type PositionInput, positionLimits } from '@/lib/careers/schema'

/**
 * Edits each requirement in its own field. They are stored as one string, one per line. Enter adds a field.
 */
export function RequirementLines({ form }: { form: ActionForm<PositionInput> }) {
  const text = useWatch({ control: form.control, name: 'requirements' }) ?? ''
  const lines = text.split('\n')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number | null>(null)
  const errorId = useId()
  const error = form.error('requirements')

  const change = (next: string[], focus?: number) => {
    focusNext.current = focus ?? null
    form.setValue('requirements', next.join('\n'), { shouldDirty: true, shouldValidate: error !== undefined })
  }
  const add = (index: number, ...added: string[]) => change(lines.toSpliced(index, 0, ...added), index)
  const remove = (index: number) => change(lines.toSpliced(index, 1), Math.max(0, index - 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a line has been added or removed
  useEffect(() => {
    if (focusNext.current === null) return
    list.current?.querySelectorAll('input')[focusNext.current]?.focus()
    focusNext.current = null
  }, [lines.length])

  const onKey = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (lines.length < positionLimits.requirements) add(index + 1, '')
    }
    if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault()
      remove(index)
    }
  }
  /** Turns each line of a pasted list into its own requirement. */
  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').split(/\r\n?|\n/)
    const tidied = pasted.map((line) => line.replace(/^\s*[-*•·–]\s+/, '').trim()).filter(Boolean)
    if (tidied.length < 2) return
    event.preventDefault()
    const isBlank = lines[index] === ''
    const at = isBlank ? index : index + 1
    change(lines.toSpliced(at, isBlank ? 1 : 0, ...tidied), at + tidied.length - 1)
  }

  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        Requirements<span className="font-normal text-fg-soft"> (optional)</span>
      </legend>
      <ul ref={list} className="grid gap-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <li key={index} className="flex items-center gap-1">
            <Input
              aria-label={`Requirement ${index + 1}`}
              name={index === 0 ? 'requirements' : undefined}
              aria-invalid={error && index === 0 ? true : undefined}
              maxLength={positionLimits.requirement}
              value={line}
              onChange={(event) => change(lines.with(index, event.target.value))}
              onKeyDown={onKey(index)}
              onPaste={onPaste(index)}
            />
            {lines.length > 1 && (
              <IfMayChange>
                <IconButton label={`Remove requirement ${index + 1}`} onClick={() => remove(index)}>
                  <X />
                </IconButton>
              </IfMayChange>
            )}
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <IfMayChange>
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          disabled={lines.length >= positionLimits.requirements}
          onClick={() => add(lines.length, '')}
        >
          <Plus />
          Add requirement
        </Button>
      </IfMayChange>
    </fieldset>
  )
}
