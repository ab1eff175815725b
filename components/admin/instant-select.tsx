'use client'

import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Select } from '@/components/ui/select'

type InstantSelectProps = Omit<
  ComponentProps<typeof Select>,
  'autoComplete' | 'onChange' | 'onKeyDown' | 'ref'
> & {
  value: string
  onChoose: (value: string) => void
}

/** Renders a select whose choice takes effect immediately, even if it was made before the script ran. */
export function InstantSelect({ value, onChoose, ...rest }: InstantSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const hasChosen = useRef(false)
  // The change event of a choice made during hydration may arrive only after the choice has been handled as an early
  // one and React has restored the old value.
  const choose = (chosen: string) => {
    if (chosen === value) return
    hasChosen.current = true
    onChoose(chosen)
  }
  const takeEarlyChoice = useEffectEvent((early: string) => {
    if (!hasChosen.current) choose(early)
  })
  useEffect(() => {
    const rendered = [...(select.current?.options ?? [])].find(({ defaultSelected }) => defaultSelected)
    if (!select.current || !rendered || rendered.selected) return
    const early = select.current.value
    // Effects can run in the middle of the choice's own change event, which then handles it.
    const timer = setTimeout(() => takeEarlyChoice(early))
    return () => clearTimeout(timer)
  }, [])
  return (
    <Select
      {...rest}
      ref={select}
      // Otherwise a choice that the browser restores on reload would count as an early choice.
      autoComplete="off"
      onChange={(event) => choose(event.target.value)}
      onKeyDown={openOnArrowKey}
      value={value}
    />
  )
}

/**
 * Opens the list of options, as macOS does. On other systems, each key press would choose and save the next option, so
 * keyboard users could not skip past it.
 */
function openOnArrowKey(event: KeyboardEvent<HTMLSelectElement>) {
  const select = event.currentTarget
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  if (!isArrow || select.matches(':is(:open)') || !('showPicker' in select)) return
  event.preventDefault()
  select.showPicker()
}
