'use client'

import type { Route } from 'next'
import type { MouseEvent, ReactNode } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import { RefusalText } from '@/components/forms/refusal-text'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
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
  /** The only h1 of the screen. */
  title: string
  description: ReactNode
  /** Links to the record, beside the heading. */
  links?: ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/**
 * Shows the heading of the screen, the save button, the length of the text, and whether it is saved or why saving failed.
 * The whole bar stays at the top of wide screens. On narrow screens and in focus mode, only the controls stay visible, at
 * the bottom.
 */
export function WritingBar<Values extends FieldValues>({
  form,
  name,
  isNew,
  save,
  back,
  title,
  description,
  links,
  children,
}: WritingBarProps<Values>) {
  const isFocusMode = useFocusMode()
  const text = String(useWatch({ control: form.control, name }) ?? '')
  const words = countWords(text)
  const { isDirty } = form.formState
  return (
    <div
      data-page-actions=""
      className="writing-bar z-15 -mb-1 flex flex-wrap items-center gap-x-6 gap-y-2 bg-canvas lg:min-h-14 lg:sticky lg:top-16 lg:-mx-8 lg:-mt-6 lg:px-8"
    >
      <div className="writing-heading mr-auto min-w-0">
        <h1 className="font-semibold">{title}</h1>
        <p className="text-xs text-fg-soft">{description}</p>
      </div>
      {links && <div className="not-in-focus-mode flex flex-wrap gap-2">{links}</div>}
      <div className="writing-controls flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-soft max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-15 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-2 sm:max-lg:px-6">
        {(words > 0 || isFocusMode) && (
          <p className={classNames('tabular-nums', !isFocusMode && 'max-sm:hidden')}>
            {formatCountOf(words, 'word')}
            {words > 0 && (
              <span className={isFocusMode ? 'max-sm:hidden' : undefined}>
                {' '}
                · {readMinutes(text)} min read
              </span>
            )}
          </p>
        )}
        {form.message ? (
          <p role="alert" className="font-medium text-danger lg:max-w-sm">
            <RefusalText message={form.message} />{' '}
            {form.refusal?.saved && (
              <button type="button" className="underline" onClick={showBothVersions}>
                Show both versions
              </button>
            )}
          </p>
        ) : isDirty ? (
          <p title="Your changes are kept in this browser.">Not saved yet</p>
        ) : (
          (!isNew || isFocusMode) && <p>{isNew ? 'Not saved yet' : 'Saved'}</p>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {!isFocusMode && (
            <ButtonLink href={back.href} variant="ghost" size="sm">
              {isDirty ? (
                'Cancel'
              ) : (
                // The gap of a button would come between the words.
                <span>
                  Back<span className="sr-only"> to {back.plural}</span>
                </span>
              )}
            </ButtonLink>
          )}
          {children}
          <IfMayChange>
            <Button
              type="submit"
              loading={form.isPending}
              variant={isFocusMode ? 'secondary' : 'primary'}
              size="sm"
            >
              {save}
            </Button>
          </IfMayChange>
        </div>
      </div>
    </div>
  )
}

function showBothVersions({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.querySelector<HTMLElement>('[data-both-versions]')?.focus()
}
