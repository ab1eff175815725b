'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { carryToasts } from '@/components/ui/toast-place'
import { MAX_QUERY } from '@/lib/palette/schema'
import { useRole } from '../../role'
import { useLoadedViews } from '../../views/saved-views'
import { isPaletteKey } from '../shortcut-keys'
import {
  type Choice,
  type ChoiceGroup,
  type Commands,
  matchingGroups,
  staticGroups,
  viewGroup,
} from './choices'
import { foundGroups, RECENT, recentGroup } from './found-groups'
import { pageGroup } from './page-group'
import { PaletteList } from './palette-list'
import { readRecent, rememberRecent } from './recent'
import { useRecordSearch } from './use-record-search'

const LABEL = 'Search screens, records and actions'

export interface PaletteDialogProps extends Omit<Commands, 'role'> {
  /** Contains what was typed while the palette loaded. */
  firstTyped: string
  /** Called once the dialog has closed and focus has returned. */
  onClosed: () => void
}

/** Shows the command palette, which is open while it is mounted. */
export function PaletteDialog({ firstTyped, onClosed, signOut, showShortcuts }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const highlighted = useRef<Choice | undefined>(undefined)
  const afterClose = useRef<(() => void) | undefined>(undefined)
  const [typed, setTyped] = useState(firstTyped)
  const [recent] = useState(readRecent)
  const [onPage] = useState(pageGroup)
  const search = useRecordSearch(typed)
  const role = useRole()
  const views = useLoadedViews()
  const staticChoices = useMemo(
    () => [...staticGroups({ role, signOut, showShortcuts }), viewGroup(role, views)],
    [role, signOut, showShortcuts, views],
  )
  const groups = typed.trim()
    ? [...matchingGroups([onPage, ...staticChoices], typed), ...foundGroups(search.groups, typed)]
    : firstGroups(recentGroup(recent, staticChoices, role), staticChoices, onPage)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    return carryToasts(element)
  }, [])

  const close = () => dialog.current?.close()
  const choose = ({ id, label, href, run }: Choice, event?: MouseEvent) => {
    if (href) rememberRecent({ id: id.replace(RECENT, ''), label, href })
    // The browser opens the page in another tab or window.
    if (event && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    afterClose.current = run
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = highlighted.current
    if (isPaletteKey(event)) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && choice?.href) {
      event.preventDefault()
      window.open(choice.href, '_blank', 'noopener')
      choose(choice)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Command palette"
      onClick={(event) => event.target === event.currentTarget && close()}
      onClose={() => {
        onClosed()
        // Wait until this dialog has closed, because the choice may open another one.
        afterClose.current?.()
      }}
      onKeyDown={onKeyDown}
      className={
        'mx-auto mt-2 mb-auto w-[calc(100%-1rem)] max-w-2xl overflow-hidden rounded-lg bg-surface p-0 text-fg shadow-lift ' +
        'backdrop:bg-scrim open:animate-enter sm:mt-[12vh]'
      }
    >
      <Autocomplete.Root
        open
        inline
        items={groups}
        value={typed}
        onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
        onItemHighlighted={(choice: Choice | undefined) => {
          highlighted.current = choice
        }}
        itemToStringValue={(choice: Choice) => choice.label}
        filter={null}
        autoHighlight="always"
        keepHighlight
      >
        <div className="flex items-center gap-3 border-b border-line pr-2 pl-4.5">
          <Search size={20} className="shrink-0 text-fg-soft" />
          <Autocomplete.Input
            aria-label={LABEL}
            placeholder={LABEL}
            maxLength={MAX_QUERY}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            className="min-h-14 min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-fg-soft"
          />
          {search.isLoading && <Spinner className="text-fg-soft" />}
          <IconButton label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <PaletteList groups={groups} typed={typed} search={search} onChoose={choose} />
      </Autocomplete.Root>
    </dialog>
  )
}

/**
 * Returns the groups shown until something is typed, without the pages below screens, so that the screens are easy to
 * find. The page's actions are last, so that Enter alone never runs one.
 */
function firstGroups(recent: ChoiceGroup, staticChoices: ChoiceGroup[], onPage: ChoiceGroup) {
  const groups = [
    recent,
    ...staticChoices.map((group) => ({ ...group, items: group.items.filter(isTopLevel) })),
    onPage,
  ]
  return groups.filter(({ items }) => items.length > 0)
}

const isTopLevel = ({ detail }: Choice) => detail === undefined
