'use client'

import {
  Bold,
  ChartBar,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '@/components/ui/button'
import type { Command } from './edit-text'

const tools: readonly { command: Command; label: string; keys: string; Icon: LucideIcon }[] = [
  { command: 'heading', label: 'Heading', keys: 'Control+Alt+2', Icon: Heading2 },
  { command: 'subheading', label: 'Subheading', keys: 'Control+Alt+3', Icon: Heading3 },
  { command: 'bold', label: 'Bold', keys: 'Control+B', Icon: Bold },
  { command: 'italic', label: 'Italic', keys: 'Control+I', Icon: Italic },
  { command: 'link', label: 'Link', keys: 'Control+K', Icon: Link2 },
  { command: 'bullets', label: 'Bulleted list', keys: 'Control+Shift+8', Icon: List },
  { command: 'numbers', label: 'Numbered list', keys: 'Control+Shift+7', Icon: ListOrdered },
  { command: 'quote', label: 'Quote', keys: 'Control+Shift+9', Icon: TextQuote },
]

interface ToolbarProps {
  /** The id of the text area. */
  controls: string
  run: (command: Command) => void
  insertChart: () => void
  chooseImage: () => void
}

/** Renders a toolbar with one tab stop; arrow keys move between the buttons. */
export function Toolbar({ controls, run, insertChart, chooseImage }: ToolbarProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const goals: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    const next = buttons[(goal + buttons.length) % buttons.length]
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
      className="-mx-1 flex flex-wrap *:size-10"
    >
      {tools.map(({ command, label, keys, Icon }, index) => (
        <IconButton
          key={command}
          label={`${label} (${keys.replace('Control', 'Ctrl')})`}
          aria-keyshortcuts={keys}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => run(command)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton label="Chart" tabIndex={-1} onClick={insertChart}>
        <ChartBar />
      </IconButton>
      <IconButton label="Image from the gallery" tabIndex={-1} onClick={chooseImage}>
        <ImagePlus />
      </IconButton>
    </div>
  )
}
