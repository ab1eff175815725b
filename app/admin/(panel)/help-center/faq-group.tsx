import { SortableList } from '@/components/admin/sortable-list'
import type { ListedGroup } from '@/lib/help/admin-queries'
import { FaqActions, FaqRow } from './faq-row'
import type { Pending } from './use-pending'
import type { FaqErrors } from './use-save-all'

interface FaqGroupProps {
  group: ListedGroup
  pending: Pending
  errors: FaqErrors
  isFirst: boolean
}

/** Lists the FAQs of one category. They can be reordered only if all of them are shown. */
export function FaqGroup({ group, pending, errors, isFirst }: FaqGroupProps) {
  const { category, count, faqs, savedIds } = group
  const byId = new Map(faqs.map((faq) => [faq.id, faq]))
  const ids = savedIds ? pending.orderOf(group) : faqs.map(({ id }) => id)
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  const rows = shown.map((faq, index) => ({
    id: faq.id,
    name: faq.question,
    content: (
      <FaqRow
        faq={faq}
        texts={pending.textsOf(faq)}
        errors={pending.editOf(faq.id) && errors[faq.id]}
        position={savedIds ? index + 1 : null}
        onEdit={(texts) => pending.edit(faq, texts)}
      />
    ),
    actions: <FaqActions faq={faq} />,
  }))
  return (
    <section aria-label={category}>
      <h2 className="mb-3 flex items-baseline gap-2 font-semibold">
        {category}
        <span className="text-sm font-normal text-fg-soft tabular-nums">
          {count} {count === 1 ? 'FAQ' : 'FAQs'}
        </span>
      </h2>
      {savedIds ? (
        <SortableList
          label={category}
          list={category}
          items={rows}
          isSavedImmediately={false}
          isHintHidden={!isFirst}
          save={async ({ ids: next }) => {
            pending.reorder(group, next)
            return { ok: true, data: null }
          }}
        />
      ) : (
        <ul
          data-rows=""
          aria-label={category}
          className="divide-y divide-line rounded-md border border-line bg-surface"
        >
          {rows.map(({ id, content, actions }) => (
            <li key={id} className="grid gap-x-3 p-3 md:grid-cols-[1fr_auto] md:px-4">
              <div className="min-w-0 py-1.5">{content}</div>
              <div className="flex max-md:justify-end">{actions}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
