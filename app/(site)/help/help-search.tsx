'use client'

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SearchIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { SEARCH_MAX, SEARCH_PATH } from '@/lib/help/categories'
import { ResultPanel } from './result-panel'
import { useHelpSearch } from './use-help-search'

/**
 * Searches the Help Center as visitors type. Enter and the button open a page with all results, also without
 * JavaScript. Arrow keys move through the results, Esc closes them.
 */
export function HelpSearch({ initial = '', isLarge = false }: { initial?: string; isLarge?: boolean }) {
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const { state, search } = useHelpSearch()
  const isShown = isOpen && state.kind !== 'idle'

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [])

  // Also search for what was typed before this script loaded.
  const takeEarlyText = useEffectEvent(() => {
    const early = input.current
    if (early && early.value !== early.defaultValue && document.activeElement === early) type(early.value)
  })
  useEffect(() => takeEarlyText(), [])

  function type(text: string) {
    setOpen(true)
    search(text)
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      // Focusing the field opens the panel, so close the panel afterward.
      input.current?.focus()
      setOpen(false)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !isShown) return
    const stops = [input.current, ...(root.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement & HTMLInputElement)
    event.preventDefault()
    stops[(at + step + stops.length) % stops.length]?.focus()
  }

  return (
    <search ref={root} onKeyDown={moveByKey} className="relative block">
      <form action={SEARCH_PATH} className="flex gap-2">
        <Input
          ref={input}
          type="search"
          name="q"
          defaultValue={initial}
          maxLength={SEARCH_MAX}
          placeholder="Search for help articles..."
          aria-label="Search for help articles"
          aria-controls={isShown ? panelId : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          className={classNames(isLarge && 'min-h-14! text-lg!')}
        />
        <Button type="submit" size={isLarge ? 'lg' : 'md'} aria-label="Search" className="max-sm:px-4">
          <SearchIcon className="sm:hidden" />
          <span className="max-sm:hidden">Search</span>
        </Button>
      </form>
      <ResultPanel id={panelId} state={state} isShown={isShown} onFollow={() => setOpen(false)} />
    </search>
  )
}
