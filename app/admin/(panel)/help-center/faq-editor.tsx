'use client'

import { useRef } from 'react'
import { ListStatus } from '@/components/admin/list-status'
import { IfMayChange } from '@/components/admin/role'
import { DraftNotice } from '@/components/forms/draft-notice'
import { useReadOnly } from '@/components/forms/read-only'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { useOfferedDraft } from '@/components/forms/use-offered-draft'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { formatCountOf } from '@/lib/count'
import type { ListedGroup } from '@/lib/help/admin-queries'
import { FaqGroup } from './faq-group'
import { HiddenEdit } from './hidden-edit'
import { StaleFaq } from './stale-faq'
import { areChanges, usePending } from './use-pending'
import { useSaveAll } from './use-save-all'

interface FaqEditorProps {
  groups: ListedGroup[]
  /** The number of matches that are not shown. */
  hiddenCount: number
  isFiltered: boolean
}

/** Edits and reorders FAQs. Save All saves all changes or none. */
export function FaqEditor({ groups, hiddenCount, isFiltered }: FaqEditorProps) {
  const pending = usePending()
  const { save, isSaving, refusal, errors, outdatedCategory, dismiss } = useSaveAll(pending)
  const { count } = pending
  const saveButton = useRef<HTMLButtonElement>(null)
  // For buttons that disappear when they are pressed.
  const focusSave = () => saveButton.current?.focus()
  const settle = () => {
    dismiss()
    focusSave()
  }
  const isReadOnly = useReadOnly()
  const shown = groups.reduce((sum, { faqs }) => sum + faqs.length, 0)
  const draft = useOfferedDraft({
    key: 'help.changes',
    values: pending.changes,
    isDirty: count > 0,
    areValues: areChanges,
    hasDraft: useLeaveGuard(count > 0),
    putBack: (stored) => {
      // `putBack` keeps the changes made since the draft was stored, so nothing is replaced.
      pending.putBack(stored)
      return null
    },
  })

  return (
    <div className="grid gap-8">
      <DraftNotice draft={draft} />
      <ListStatus>{shown > 0 ? `Showing ${formatCountOf(shown, 'FAQ')}` : 'No matching FAQs'}</ListStatus>
      {groups.length === 0 && <NoFaqs isFiltered={isFiltered} />}
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-8">
        {groups.map((group, index) => (
          <FaqGroup
            key={group.category}
            group={group}
            pending={pending}
            errors={errors}
            isFirst={index === 0}
          />
        ))}
      </fieldset>
      {hiddenCount > 0 && (
        <p className="text-sm text-fg-soft">
          {formatCountOf(hiddenCount, 'more matches', 'more match')}. Search or choose a category to see them.
        </p>
      )}
      {!isReadOnly && (groups.length > 0 || count > 0) && (
        <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
          {refusal && <Notice>{refusal.message}</Notice>}
          {refusal?.saved && <StaleFaq saved={refusal.saved} pending={pending} onSettled={settle} />}
          {outdatedCategory && (
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              onClick={() => {
                pending.forgetOrder(outdatedCategory)
                settle()
              }}
            >
              Use the saved order
            </Button>
          )}
          {Object.entries(errors).map(
            ([id, error]) =>
              !isListed(groups, id) && (
                <HiddenEdit key={id} id={id} errors={error} pending={pending} onDiscarded={focusSave} />
              ),
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button ref={saveButton} onClick={save} loading={isSaving} disabled={count === 0}>
              {isSaving ? 'Saving all' : 'Save All'}
            </Button>
            {count > 0 && !isSaving && (
              <Button
                variant="ghost"
                onClick={() => {
                  pending.discard()
                  focusSave()
                }}
              >
                Discard
              </Button>
            )}
            <p role="status" className="text-sm text-fg-soft">
              {count === 0
                ? 'No unsaved changes'
                : `${count} unsaved ${count === 1 ? 'change' : 'changes'}. Nothing is public until you save.`}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

const isListed = (groups: ListedGroup[], id: string) =>
  groups.some(({ faqs }) => faqs.some((faq) => faq.id === id))

function NoFaqs({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      <EmptyState
        title="No FAQs Found"
        action={
          isFiltered ? (
            <ButtonLink href="/admin/help-center" variant="secondary">
              Clear filters
            </ButtonLink>
          ) : (
            <IfMayChange>
              <ButtonLink href="/admin/help-center/new">Add FAQ</ButtonLink>
            </IfMayChange>
          )
        }
      >
        {isFiltered ? 'No FAQs match your current filters' : 'Create your first FAQ to get started'}
      </EmptyState>
    </Card>
  )
}
