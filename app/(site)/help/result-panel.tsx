import { Spinner } from '@/components/ui/spinner'
import { askPath, type HelpHit, helpMessages, SEARCH_PATH } from '@/lib/help/categories'
import type { SearchState } from './use-help-search'

interface ResultPanelProps {
  id: string
  state: SearchState
  isShown: boolean
  onFollow: () => void
}

/** Shows the results so far below the search box, and announces their number. */
export function ResultPanel({ id, state, isShown, onFollow }: ResultPanelProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && announcement(state)}
      </p>
      {isShown && (
        <div
          id={id}
          className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(32rem,70dvh)] animate-enter overflow-y-auto overscroll-contain rounded-md border border-line bg-surface text-fg shadow-lift"
        >
          <Content state={state} onFollow={onFollow} />
        </div>
      )}
    </>
  )
}

function Content({ state, onFollow }: Pick<ResultPanelProps, 'state' | 'onFollow'>) {
  if (state.kind === 'waiting')
    return (
      <p className="flex items-center gap-3 px-5 py-5 text-fg-soft">
        <Spinner />
        {helpMessages.loading}
      </p>
    )
  if (state.kind === 'failed') return <p className="px-5 py-5">{failure(state)}</p>
  if (state.kind !== 'found') return null
  if (state.hits.length === 0)
    return (
      <div className="px-5 py-5">
        <p className="font-semibold">{helpMessages.noFaqs}</p>
        <p className="mt-1 wrap-anywhere text-fg-soft">{helpMessages.noMatch(state.text)}</p>
        <a
          href={askPath(state.text)}
          className="mt-2 inline-block py-1 font-semibold text-brand underline underline-offset-4"
        >
          Ask us instead
        </a>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {state.hits.map((hit) => (
        <Hit key={hit.href} hit={hit} onFollow={onFollow} />
      ))}
      <li>
        <a
          href={`${SEARCH_PATH}?q=${encodeURIComponent(state.text)}`}
          data-hit=""
          className="block px-5 py-3.5 text-sm font-semibold text-brand -outline-offset-2 hover:bg-mint"
        >
          See all results
        </a>
      </li>
    </ul>
  )
}

function Hit({ hit: { href, title, excerpt, category }, onFollow }: { hit: HelpHit; onFollow: () => void }) {
  return (
    <li>
      <a
        href={href}
        data-hit=""
        onClick={onFollow}
        className="block px-5 py-3.5 -outline-offset-2 hover:bg-mint"
      >
        <span className="block text-xs font-semibold text-brand">{category ?? 'Guide'}</span>
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-fg-soft">{excerpt}</span>
      </a>
    </li>
  )
}

function failure({ isRateLimited }: { isRateLimited: boolean }) {
  return isRateLimited
    ? `${helpMessages.tooMany}. ${helpMessages.wait}`
    : 'Search isn’t responding. Please check your connection and try again.'
}

function announcement(state: SearchState) {
  if (state.kind === 'waiting') return helpMessages.loading
  if (state.kind === 'failed') return failure(state)
  if (state.kind !== 'found') return null
  const { length } = state.hits
  if (length === 0) return `${helpMessages.noFaqs}. ${helpMessages.noMatch(state.text)}`
  return `${length} ${length === 1 ? 'result' : 'results'}. Use the arrow keys to move through them.`
}
