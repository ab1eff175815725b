'use client'

import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './feature-tab-list.module.css'

interface FeatureTabListProps {
  features: { id: string; title: string; description: string; drawing: ReactNode; picture: ReactNode }[]
}

const LOCK_MS = 500

/**
 * Shows the features as tabs: left and right of the phone on wide screens, in a row above the phone on small ones.
 * Arrow keys move between the tabs, Enter selects one. Without JavaScript, all features are stacked with their images.
 */
export function FeatureTabList({ features }: FeatureTabListProps) {
  const [active, setActive] = useState(0)
  const isLocked = useRef(false)
  const tabs = useRef<HTMLDivElement>(null)
  const rows = Math.ceil(features.length / 2)

  function show(index: number, tab: HTMLElement) {
    if (isLocked.current || index === active) return
    isLocked.current = true
    setTimeout(() => {
      isLocked.current = false
    }, LOCK_MS)
    setActive(index)
    tab.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  function move(event: KeyboardEvent) {
    const all = [...(tabs.current?.querySelectorAll('button') ?? [])]
    const current = all.indexOf(event.target as HTMLButtonElement)
    const target = targets[event.key]?.(current, all.length)
    if (target === undefined) return
    event.preventDefault()
    all.at(target % all.length)?.focus()
  }

  return (
    <div className={styles.layout} style={{ '--rows': rows } as CSSProperties}>
      <div
        ref={tabs}
        role="tablist"
        aria-labelledby="features-title"
        onKeyDown={move}
        className={styles.tabs}
      >
        {features.map(({ id, title, description, drawing }, index) => (
          <button
            key={id}
            id={`feature-${id}`}
            type="button"
            role="tab"
            aria-selected={index === active}
            aria-controls={`picture-${id}`}
            tabIndex={index === active ? 0 : -1}
            data-side={index < rows ? 'left' : 'right'}
            style={{ '--row': (index % rows) + 1 } as CSSProperties}
            onClick={(event) => show(index, event.currentTarget)}
          >
            <span className={styles.drawing}>{drawing}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.description}>{description}</span>
          </button>
        ))}
      </div>
      <div className={styles.stage}>
        {features.map(({ id, title, description, picture }, index) => (
          <div
            key={id}
            id={`picture-${id}`}
            role="tabpanel"
            aria-labelledby={`feature-${id}`}
            // A panel without controls is itself a tab stop, unless it is sliding out.
            tabIndex={index === active ? 0 : -1}
            data-place={index < active ? 'left' : index > active ? 'right' : undefined}
          >
            <p className={styles.caption}>
              <strong>{title}</strong>
              {description}
            </p>
            {picture}
          </div>
        ))}
      </div>
    </div>
  )
}

const targets: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current) => current + 1,
  ArrowDown: (current) => current + 1,
  ArrowLeft: (current) => current - 1,
  ArrowUp: (current) => current - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
