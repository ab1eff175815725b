'use client'

import type { Route } from 'next'
import type { MouseEvent, ReactNode } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import { RefusalText } from '@/components/forms/refusal-text'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { countWords, readMinutes } from '@/lib/blog/read-time'
import { formatCountOf } from '@/lib/count'
import { useFocusMode } from './use-writing-view'

interface WritingBarProps<Values extends FieldValues> {
  form: ActionForm<Values>
  /** The field with the text. */
  name: FieldPath<Values>
  isNew: boolean
  /** The label of the save button. */
  save: string
  /** The list of records, such as "posts". */
  back: { href: Route; plural: string }
  /** Further buttons. */
  children?: ReactNode
}

/**
 * Shows the save button, the length of the text, and whether it is saved or why saving failed. Stays visible, and is
 * quieter in focus mode.
 */
export function WritingBar<Values extends FieldValues>({
  form,
  name,
  isNew,
  save,
  back,
  children,
}: WritingBarProps<Values>) {
  const isFocusMode = useFocusMode()
  const text = String(useWatch({ control: form.control, name }) ?? '')
  const words = countWords(text)
  const { isDirty } = form.formState
  return (
    <div
      data-page-actions=""
      className="writing-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-canvas px-4 py-3 text-sm text-fg-soft sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <IfMayChange>
        <Button
          type="submit"
          loading={form.isPending}
          variant={isFocusMode ? 'secondary' : 'primary'}
          size={isFocusMode ? 'sm' : 'md'}
        >
          {save}
        </Button>
      </IfMayChange>
      {children}
      {!isFocusMode && (
        <ButtonLink href={back.href} variant="ghost" className="max-sm:px-2">
          {isDirty ? (
            'Cancel'
          ) : (
            // The gap of a button would come between the words.
            <span>
              Back<span className="max-sm:sr-only"> to {back.plural}</span>
            </span>
          )}
        </ButtonLink>
      )}
      {form.message ? (
        <p className="font-medium text-danger">
          <RefusalText message={form.message} />{' '}
          {form.refusal?.saved && (
            <button type="button" className="underline" onClick={showBothVersions}>
              Show both versions
            </button>
          )}
        </p>
      ) : isDirty ? (
        <p>
          Not saved yet<span className="max-sm:hidden">. Your changes are kept in this browser.</span>
        </p>
      ) : (
        (!isNew || isFocusMode) && <p>{isNew ? 'Not saved yet' : 'Saved'}</p>
      )}
      {(words > 0 || isFocusMode) && (
        <p className="ml-auto tabular-nums">
          {formatCountOf(words, 'word')}
          {words > 0 && (
            <span className={isFocusMode ? 'max-sm:hidden' : undefined}> · {readMinutes(text)} min read</span>
          )}
        </p>
      )}
    </div>
  )
}

function showBothVersions({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.querySelector<HTMLElement>('[data-both-versions]')?.focus()
}
