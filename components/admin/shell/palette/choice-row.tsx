import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Route } from 'next'
import type { MouseEvent } from 'react'
import { Kbd } from '@/components/ui/kbd'
import { Link } from '@/components/ui/link'
import type { Choice } from './choices'
import { partsOf } from './match-text'

const rowClass =
  'flex min-h-11 w-full scroll-my-2 items-center gap-3 rounded-md px-3 text-sm outline-none select-none ' +
  'data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft'

interface ChoiceRowProps {
  choice: Choice
  typed: string
  onChoose: (choice: Choice, event: MouseEvent) => void
}

/**
 * Shows one choice. A choice that leads to a page is a real link, so that unsaved-changes prompts, Ctrl+click and
 * middle clicks work as usual.
 */
export function ChoiceRow({ choice, typed, onChoose }: ChoiceRowProps) {
  const { label, detail, Icon, href, isNewTab, keys } = choice
  const tab = isNewTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Autocomplete.Item
      value={choice}
      className={rowClass}
      onClick={(event) => onChoose(choice, event)}
      {...(href ? { render: <Link href={href as Route} tabIndex={-1} {...tab} /> } : {})}
    >
      <Icon className="shrink-0 opacity-70" />
      <span className="flex min-w-0 flex-1 gap-x-3 max-sm:flex-col max-sm:py-2 sm:items-baseline">
        <span className="max-w-full truncate sm:shrink-0">
          <Marked text={label} typed={typed} />
          {isNewTab && <span className="sr-only"> (opens in a new tab)</span>}
        </span>
        {detail && (
          <span className="min-w-0 truncate text-xs text-fg-soft">
            <Marked text={detail} typed={typed} />
          </span>
        )}
      </span>
      {keys && (
        <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Autocomplete.Item>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return partsOf(text, typed).map((part, index) =>
    part.isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the text have no other identity
      <mark key={index} className="bg-transparent font-bold text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
