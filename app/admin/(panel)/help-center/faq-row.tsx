import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DeleteButton } from '@/components/admin/delete-button'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { useMoveTo } from '@/components/admin/sortable-list'
import { classNames } from '@/components/ui/class-names'
import { deleteHelpItem, restoreHelpItem } from '@/lib/help/actions'
import type { ListedFaq } from '@/lib/help/admin-queries'
import { readPlace } from '@/lib/help/schema'
import type { Texts } from './use-pending'

interface FaqRowProps {
  faq: ListedFaq
  texts: Texts
  errors: { question?: string; answer?: string } | undefined
  /** The position in the category, starting at 1; null if it cannot be changed. */
  position: number | null
  onEdit: (texts: Texts) => void
}

const field =
  'block w-full rounded-sm border border-transparent bg-transparent px-2 py-1 transition-colors hover:border-line-strong focus:border-line-strong focus:bg-surface aria-invalid:border-danger'

/** Edits a question and its answer in the list. */
export function FaqRow({ faq, texts, errors, position, onEdit }: FaqRowProps) {
  const { id, question, helpful, notHelpful } = faq
  const isChanged = texts.question !== faq.question || texts.answer !== faq.answer
  const errorId = `error-${id}`
  const described = errors ? { 'aria-describedby': errorId } : {}
  const fields = useRef<HTMLDivElement>(null)
  // Input typed before this script loaded also counts as a change.
  const takeEarlyText = useEffectEvent(() => {
    const [questionField, answerField] = fields.current?.querySelectorAll('textarea') ?? []
    const early = {
      question: questionField?.value ?? texts.question,
      answer: answerField?.value ?? texts.answer,
    }
    if (early.question !== texts.question || early.answer !== texts.answer) onEdit(early)
  })
  useEffect(() => takeEarlyText(), [])
  return (
    <div ref={fields} className="grid gap-1">
      <textarea
        id={`question-${id}`}
        rows={1}
        aria-label={`Question: ${question}`}
        aria-invalid={errors?.question ? true : undefined}
        {...described}
        value={texts.question}
        // The question has no line breaks, although it wraps, so ignore Enter.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => onEdit({ ...texts, question: event.target.value.replace(/\s*\n\s*/g, ' ') })}
        className={classNames(field, 'field-sizing-content resize-none font-semibold')}
      />
      <textarea
        aria-label={`Answer: ${question}`}
        aria-invalid={errors?.answer ? true : undefined}
        {...described}
        rows={2}
        value={texts.answer}
        onChange={(event) => onEdit({ ...texts, answer: event.target.value })}
        className={classNames(
          field,
          'field-sizing-content max-h-96 resize-none text-sm text-fg-soft focus:text-fg',
        )}
      />
      {errors && (
        <p id={errorId} className="px-2 text-sm font-medium text-danger">
          {[errors.question, errors.answer].filter(Boolean).join(' ')}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 px-2 text-xs text-fg-soft">
        {position !== null && <OrderField id={id} name={question} position={position} />}
        <span className="tabular-nums">
          {helpful + notHelpful === 0 ? 'No votes yet' : `${helpful} found it helpful, ${notHelpful} did not`}
        </span>
        {isChanged && <span className="font-semibold text-on-warn-soft">Not saved yet</span>}
      </div>
    </div>
  )
}

/**
 * Edits the position as a number, which is applied on Enter or when the field loses focus. The position does not change
 * if the field is empty.
 */
function OrderField({ id, name, position }: { id: string; name: string; position: number }) {
  const [typed, setTyped] = useState<string | null>(null)
  const moveTo = useMoveTo()
  const apply = (mover: string) => {
    const newPosition = typed ? readPlace(typed) : position
    setTyped(null)
    if (newPosition !== position) moveTo(newPosition, id, mover)
  }
  return (
    <label className="flex items-center gap-1.5">
      Order
      <input
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        aria-label={`Order of ${name}`}
        value={typed ?? position}
        onChange={(event) => setTyped(event.target.value)}
        data-reorders={`order ${id}`}
        // People have left the field, so it must not get focus again.
        onBlur={() => apply('')}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply('order')
        }}
        className="w-14 rounded-sm border border-line bg-surface px-2 py-1 text-sm text-fg tabular-nums hover:border-line-strong"
      />
    </label>
  )
}

export function FaqActions({ faq: { id, question } }: { faq: ListedFaq }) {
  return (
    <>
      <RowLink href={`/admin/help-center/${id}`} label={`Edit ${question}`} shortcut="E">
        <RowIcon name="pencil" />
      </RowLink>
      <DeleteButton
        recordLabel="FAQ"
        question="Are you sure you want to delete this FAQ?"
        name={question}
        input={{ list: 'faq', id } as const}
        remove={deleteHelpItem}
        restore={restoreHelpItem}
      />
    </>
  )
}
