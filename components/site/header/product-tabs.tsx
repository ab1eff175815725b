'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

/**
 * Renders a list of tabs next to their panels, which are the children. Without JavaScript, all panels are shown with
 * their titles.
 */
export function ProductTabs({ labels, children }: { labels: string[]; children: ReactNode[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  function moveByKey(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active + labels.length - 1,
      Home: 0,
      End: labels.length - 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = step % labels.length
    setActive(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="grid grid-cols-[12.5rem_1fr] gap-x-6 noscript:grid-cols-2 noscript:gap-y-5">
      <div
        ref={list}
        role="tablist"
        aria-orientation="vertical"
        aria-label="Product"
        onKeyDown={moveByKey}
        className="grid content-start gap-1 border-r border-line pr-4 noscript:hidden"
      >
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            className="min-h-11 rounded-md px-4 text-left whitespace-nowrap font-medium text-fg-soft hover:bg-sunken aria-selected:bg-mint aria-selected:font-semibold aria-selected:text-brand-deep"
          >
            {label}
          </button>
        ))}
      </div>
      {children.map((panel, index) => (
        <div
          key={labels[index]}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={classNames('noscript:block', index !== active && 'hidden')}
        >
          <p className="hidden px-4 pt-3 font-display text-xl font-semibold noscript:block">
            {labels[index]}
          </p>
          {panel}
        </div>
      ))}
    </div>
  )
}
