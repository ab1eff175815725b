'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { isForPage } from './shell/shortcut-keys'

interface NeighbourLinksProps {
  /** What they are: "application". */
  noun: string
  /** Absent at the ends of the list. */
  previous: string | null
  next: string | null
}

/** From the page of a record to the ones before and behind it in its list, by the keys K and J too. */
export function NeighbourLinks({ noun, previous, next }: NeighbourLinksProps) {
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      // A click, so that what is not saved yet is asked about.
      nav.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key.toUpperCase()}"]`)?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <nav ref={nav} aria-label="Neighbours in the list" className="flex gap-2 max-sm:ml-4.5">
      <Step href={previous} shortcut="K" label="Previous" noun={noun} />
      <Step href={next} shortcut="J" label="Next" noun={noun} />
    </nav>
  )
}

interface StepProps {
  href: string | null
  shortcut: 'J' | 'K'
  label: string
  noun: string
}

function Step({ href, shortcut, label, noun }: StepProps) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' })
  const content = (
    <>
      {shortcut === 'K' && <ChevronLeft />}
      {label}
      {shortcut === 'J' && <ChevronRight />}
    </>
  )
  if (!href)
    return (
      <button type="button" disabled className={look}>
        {content}
      </button>
    )
  return (
    <Link
      href={href as Route}
      aria-keyshortcuts={shortcut}
      title={`${label} ${noun} (${shortcut})`}
      className={look}
    >
      {content}
    </Link>
  )
}
