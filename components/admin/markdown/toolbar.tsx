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
  Table,
  TextQuote,
} from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '@/components/ui/button'
import { exampleChart } from '@/lib/blog/chart'
import { useModifierKey } from '../shell/use-modifier-key'
import { type Command, exampleTable, shortcuts } from './edit-text'

const tools: readonly { command: Command; label: string; Icon: LucideIcon }[] = [
  { command: 'heading', label: 'Heading', Icon: Heading2 },
  { command: 'subheading', label: 'Subheading', Icon: Heading3 },
  { command: 'bold', label: 'Bold', Icon: Bold },
  { command: 'italic', label: 'Italic', Icon: Italic },
  { command: 'link', label: 'Link', Icon: Link2 },
  { command: 'bullets', label: 'Bulleted list', Icon: List },
  { command: 'numbers', label: 'Numbered list', Icon: ListOrdered },
  { command: 'quote', label: 'Quote', Icon: TextQuote },
]

const keysOf = (command: Command, mod: string) =>
  shortcuts[command]
    .replace('Mod', mod)
    .replace(/.$/, (key) => key.toUpperCase())
    .replaceAll('-', '+')

interface ToolbarProps {
  /** The id of the text box. */
  controls: string
  run: (command: Command) => void
  insertBlock: (block: string) => void
  chooseImage: () => void
}

/** Renders a toolbar with one tab stop; arrow keys move between the buttons. */
export function Toolbar({ controls, run, insertBlock, chooseImage }: ToolbarProps) {
  const modifier = useModifierKey()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = buttons[(target + buttons.length) % buttons.length]
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
      className="-mx-1 flex *:size-10 max-sm:w-max sm:flex-wrap"
    >
      {tools.map(({ command, label, Icon }, index) => (
        <IconButton
          key={command}
          label={`${label} (${keysOf(command, modifier.label)})`}
          aria-keyshortcuts={keysOf(command, modifier.name)}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => run(command)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton label="Table" tabIndex={-1} onClick={() => insertBlock(exampleTable)}>
        <Table />
      </IconButton>
      <IconButton label="Chart" tabIndex={-1} onClick={() => insertBlock(exampleChart)}>
        <ChartBar />
      </IconButton>
      <IconButton label="Image from the gallery" tabIndex={-1} onClick={chooseImage}>
        <ImagePlus />
      </IconButton>
    </div>
  )
}
