'use client'

import { SlidersHorizontal } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { toast } from 'sonner'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Kbd } from '@/components/ui/kbd'
import { Spinner } from '@/components/ui/spinner'
import { type ListParams, type ListSpec, listHref, readQuery } from '@/lib/platform/list-params'
import { InstantSelect } from './instant-select'
import { type ChangeList, registerList } from './list-navigation'
import { sealSearch } from './seal-search'
import { SearchInput } from './search-input'
import { ViewsMenu } from './views/views-menu'

interface ListToolbarProps {
  spec: ListSpec
  params: ListParams
  /** The label of the search box, and its placeholder. */
  searchLabel: string
  /** Sort options as "sort.direction", for phones, which show no column headers. */
  orders?: readonly { value: `${string}.${'asc' | 'desc'}`; label: string }[]
  /** Filters. */
  children?: ReactNode
  /** The link to the Trash, or from there back to the list. */
  trash?: ReactNode
}

const PAUSE_MS = 250

/**
 * Renders the search box, saved views and filters of a list whose state is in the URL. On phones, a button next to the
 * search box shows the filters. Pressing "/" anywhere on the page focuses the search box.
 */
export function ListToolbar({ spec, params, searchLabel, orders, children, trash }: ListToolbarProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  // People may choose another filter or search while the previous one is still loading.
  const requested = useRef(params)
  useEffect(() => {
    requested.current = params
  }, [params])
  const changeList: ChangeList = (change) => {
    const { cursor: _start, ...list } = requested.current
    const changed = change(list)
    if (changed === list) return
    requested.current = changed
    router.replace(listHref(spec, changed) as Route, { scroll: false })
  }
  // A layout effect, because people may choose a filter before other effects run.
  useLayoutEffect(() => registerList(spec.path, changeList))
  const searching = useRef<AbortController>(undefined)
  const search = (q: string) => {
    searching.current?.abort()
    const controller = new AbortController()
    searching.current = controller
    const { signal } = controller
    startTransition(async () => {
      const response = q ? await sealSearch(spec.path, q, signal) : { sealed: '' }
      if (signal.aborted) return
      if ('message' in response) toast.error(response.message)
      else startTransition(() => changeList((list) => ({ ...list, q, sealed: response.sealed })))
    })
  }

  return (
    <div
      className="flex flex-wrap items-center gap-x-2 gap-y-3 md:gap-3"
      data-pending={isPending || undefined}
    >
      <SearchBox label={searchLabel} q={params.q} isPending={isPending} onSearch={search} />
      <ViewsMenu spec={spec} params={params} />
      {children || orders ? (
        <FilterPanel
          label={orders ? 'Filter and sort' : 'Filter'}
          activeCount={Object.keys(params.filters).length}
        >
          {children}
          {orders && (
            <InstantSelect
              aria-label="Sort by"
              className="md:hidden"
              value={`${params.sort}.${params.direction}`}
              onChoose={(order) => {
                const [sort = '', direction] = order.split('.')
                startTransition(() =>
                  changeList((list) => ({ ...list, sort, direction: direction === 'asc' ? 'asc' : 'desc' })),
                )
              }}
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </InstantSelect>
          )}
          {trash}
        </FilterPanel>
      ) : (
        trash
      )}
    </div>
  )
}

interface FilterPanelProps {
  label: string
  activeCount: number
  children: ReactNode
}

/** Shows filters and sorting next to the search box, or on phones below it when the button is switched on. */
function FilterPanel({ label, activeCount, children }: FilterPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        aria-controls={id}
        aria-expanded={isOpen}
        className="px-3 aria-expanded:bg-sunken md:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        <span className="sr-only">{activeCount > 0 ? `${label}, ${activeCount} active` : label}</span>
        {activeCount > 0 && (
          <span aria-hidden="true">
            <Badge tone="accent">{activeCount}</Badge>
          </span>
        )}
      </Button>
      <div id={id} className={classNames('grid w-full gap-3 md:contents', !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </>
  )
}

interface SearchBoxProps {
  label: string
  q: string
  isPending: boolean
  onSearch: (q: string) => void
}

function SearchBox({ label, q, isPending, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(q)
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState(q)
  // Something else changed the URL, such as a link that clears the filters, or the Back button.
  if (q !== shown) {
    setShown(q)
    if (!isTyping) setTyped(q)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    setTyped(text)
    setTyping(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), PAUSE_MS)
  }

  // Also search for what was typed before this script ran.
  const takeEarlyText = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== typed) type(early)
  })
  useEffect(() => takeEarlyText(), [])

  const search = (text: string) => {
    clearTimeout(timer.current)
    setTyping(false)
    // A search that is still loading must not replace what was typed after it.
    if (readQuery(text) !== q || isPending) onSearch(readQuery(text))
  }

  return (
    <search className="relative min-w-0 flex-1 basis-28 md:basis-64">
      <SearchInput
        ref={input}
        label={label}
        aria-keyshortcuts="/"
        className={classNames('md:pr-10.5', isPending ? 'pr-10.5' : 'pr-4')}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(typed)}
        value={typed}
      />
      <span className="pointer-events-none absolute top-1/2 right-3.5 flex -translate-y-1/2 text-sm text-fg-soft">
        {isPending ? (
          <Spinner label="Searching" />
        ) : (
          !typed && (
            <span aria-hidden="true" className="max-md:hidden">
              <Kbd>/</Kbd>
            </span>
          )
        )}
      </span>
    </search>
  )
}
