'use client'

import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Select } from '@/components/ui/select'

type InstantSelectProps = Omit<ComponentProps<typeof Select>, 'autoComplete' | 'onChange' | 'ref'> & {
  value: string
  onChoose: (value: string) => void
}

/** A select whose choice takes effect immediately, even if it was made before the script ran. */
export function InstantSelect({ value, onChoose, ...rest }: InstantSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  // The change event of a choice made during hydration arrives only after the choice has been handled as an early one
  // and React has restored the old value.
  const choose = (chosen: string) => {
    if (chosen !== value) onChoose(chosen)
  }
  const takeEarlyChoice = useEffectEvent(() => {
    const rendered = [...(select.current?.options ?? [])].find(({ defaultSelected }) => defaultSelected)
    if (select.current && rendered && !rendered.selected) choose(select.current.value)
  })
  useEffect(() => {
    // Effects can run in the middle of a change event, before React has restored the old value.
    const timer = setTimeout(() => takeEarlyChoice())
    return () => clearTimeout(timer)
  }, [])
  return (
    <Select
      {...rest}
      ref={select}
      // Otherwise a choice that the browser restores on reload would count as an early choice.
      autoComplete="off"
      onChange={(event) => choose(event.target.value)}
      value={value}
    />
  )
}
