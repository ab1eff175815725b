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

interface WritingFrameProps<Values extends FieldValues> {
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
  description: string
  /** Links to the record, beside the heading. */
  links?: ReactNode
  /** Further buttons. */
  buttons?: ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * Shows fields between the heading of the screen and the controls: the save button, the length of the text, and whether
 * it is saved or why saving failed. On wide screens, heading and controls form one row that stays at the top. On narrow
 * screens and in focus mode, only the controls stay visible, at the bottom. Tab always reaches them after the fields.
 */
export function WritingFrame<Values extends FieldValues>({
  form,
  name,
  isNew,
  save,
  back,
  title,
  description,
  links,
  buttons,
  children,
}: WritingFrameProps<Values>) {
  const isFocusMode = useFocusMode()
  const text = String(useWatch({ control: form.control, name }) ?? '')
  const words = countWords(text)
  const { isDirty } = form.formState
  return (
    <div className="writing-frame grid grid-cols-1 gap-y-4 lg:-mt-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[3.5rem_auto]">
      <div className="writing-bar flex items-center gap-4 bg-canvas lg:sticky lg:top-16 lg:z-15 lg:col-[1] lg:row-[1/3] lg:-ml-8 lg:h-14 lg:self-start lg:pr-6 lg:pl-8">
        <div className="writing-heading min-w-0 flex-1">
          <h1 className="font-semibold lg:truncate">{title}</h1>
          <p title={description} className="text-xs text-fg-soft lg:truncate">
            {description}
          </p>
        </div>
        {links && (
          <div
            data-page-actions=""
            className="not-in-focus-mode flex shrink-0 gap-2 max-2xl:[&_span]:sr-only"
          >
            {links}
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-5 lg:col-[1/3] lg:row-[2]">{children}</div>
      <div
        data-page-actions=""
        className="writing-controls z-15 flex flex-wrap items-center gap-x-3 gap-y-1 bg-canvas text-sm text-fg-soft max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:py-2 sm:max-lg:px-6 lg:sticky lg:top-16 lg:col-[2] lg:row-[1/3] lg:-mr-8 lg:h-14 lg:flex-nowrap lg:self-start lg:pr-8 print:hidden"
      >
        {!form.message && (words > 0 || isFocusMode) && (
          <p className={classNames('tabular-nums', !isFocusMode && 'max-sm:hidden lg:max-xl:hidden')}>
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
          <p
            role="alert"
            className={classNames(
              'max-h-14 overflow-y-auto font-medium text-danger',
              // Beside the sidebar.
              !isFocusMode &&
                'lg:fixed lg:right-0 lg:bottom-0 lg:left-64 lg:max-h-none lg:border-t lg:border-line lg:bg-canvas lg:px-8 lg:py-3',
            )}
          >
            <RefusalText message={form.message} />{' '}
            {form.refusal?.saved && (
              <button type="button" className="underline" onClick={showBothVersions}>
                Show both versions
              </button>
            )}
          </p>
        ) : isDirty ? (
          <p>
            Not saved yet
            <span className={classNames('sr-only', isFocusMode && 'md:not-sr-only')}>
              . Your changes are kept in this browser.
            </span>
          </p>
        ) : (
          (!isNew || isFocusMode) && <p>{isNew ? 'Not saved yet' : 'Saved'}</p>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-1 sm:gap-2">
          {!isFocusMode && (
            <ButtonLink href={back.href} variant="ghost" size="sm" className="max-sm:px-2">
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
          {buttons}
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
