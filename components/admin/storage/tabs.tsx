'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface Tab<Name extends string> {
  name: Name
  label: string
  content: ReactNode
}

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  current: Name
  onChange: (name: Name) => void
}

/**
 * Shows one of several panels at a time. Input in one panel is kept while another is shown; arrow keys move between
 * tabs.
 */
export function Tabs<Name extends string>({ label, tabs, current, onChange }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.name)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.name}`)}`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="segments">
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={name === current}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
            className="segment flex-1"
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== current}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
