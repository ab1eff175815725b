'use client'

import { Fragment, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Kbd } from '@/components/ui/kbd'
import type { Screen } from '@/lib/platform/noun'
import { useRole } from '../../role'
import { screensFor } from '../navigation'
import { areSingleKeysOn, setSingleKeys } from '../shortcut-keys'
import { useModifierKey } from '../use-modifier-key'

export interface ShortcutsDialogProps {
  onClosed: () => void
}

interface Shortcut {
  does: string
  /** Keys pressed together, such as "Ctrl K", unless `between` says otherwise, such as "G then B". */
  keys: string[]
  between?: 'then' | 'or'
}

/** Lists all keyboard shortcuts, and lets people turn off the single-key ones. */
export function ShortcutsDialog({ onClosed }: ShortcutsDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [isOn, setOn] = useState(areSingleKeysOn)
  const groups = shortcutGroups(useModifierKey().label, screensFor(useRole()))
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title="Keyboard shortcuts"
      size="lg"
    >
      <div className="gap-x-10 sm:columns-2">
        {groups.map(({ label, shortcuts }) => (
          <section key={label} aria-label={label} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-sm font-semibold">{label}</h3>
            <dl className="grid grid-cols-[1fr_auto]">
              {shortcuts.map(({ does, keys, between }) => (
                <Fragment key={does}>
                  <dt className="border-b border-line py-2 text-sm text-fg-soft">{does}</dt>
                  <dd className="flex items-center justify-end gap-1 border-b border-line py-2 pl-4 text-xs text-fg-soft">
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && between}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        className="mt-6"
        label="Use single-key shortcuts in this browser. Turn them off if you use voice input."
        checked={isOn}
        onChange={(event) => {
          setOn(event.target.checked)
          setSingleKeys(event.target.checked)
        }}
      />
    </Dialog>
  )
}

function shortcutGroups(
  modifier: string,
  screens: readonly Screen[],
): { label: string; shortcuts: Shortcut[] }[] {
  return [
    {
      label: 'Everywhere',
      shortcuts: [
        { does: 'Search screens, records and actions (outside the text editor)', keys: [modifier, 'K'] },
        { does: 'Show keyboard shortcuts', keys: ['?'] },
        { does: 'Save a form', keys: [modifier, 'S'] },
        { does: 'Close the current dialog', keys: ['Esc'] },
        { does: 'Undo, or press the button in the latest notification', keys: ['Z'] },
      ],
    },
    {
      label: 'In lists',
      shortcuts: [
        { does: 'Search the list', keys: ['/'] },
        { does: 'Add an item', keys: ['N'] },
        { does: 'Next row', keys: ['J'] },
        { does: 'Previous row', keys: ['K'] },
      ],
    },
    {
      label: 'On the focused row',
      shortcuts: [
        { does: 'Open', keys: ['O', 'Enter'], between: 'or' },
        { does: 'Edit', keys: ['E'] },
        { does: 'Reply to a message, or email a person on the waitlist', keys: ['R'] },
        { does: 'Change the status', keys: ['S'] },
        { does: 'Select', keys: ['X'] },
        { does: 'Select all rows up to this one', keys: ['Shift', 'X'] },
        { does: 'Move to Trash', keys: ['#', 'Delete'], between: 'or' },
        { does: 'Move up or down (when the handle has focus)', keys: ['↑', '↓'], between: 'or' },
      ],
    },
    {
      label: 'On a record’s page or side panel',
      shortcuts: [
        { does: 'Next record', keys: ['J'] },
        { does: 'Previous record', keys: ['K'] },
        { does: 'Change the status', keys: ['S'] },
        { does: 'Move to Trash', keys: ['#', 'Delete'], between: 'or' },
      ],
    },
    {
      label: 'In the text editor',
      shortcuts: [
        { does: 'Bold', keys: [modifier, 'B'] },
        { does: 'Italic', keys: [modifier, 'I'] },
        { does: 'Link', keys: [modifier, 'K'] },
        { does: 'Heading', keys: [modifier, 'Alt', '2'] },
        { does: 'Subheading', keys: [modifier, 'Alt', '3'] },
        { does: 'Bulleted list', keys: [modifier, 'Shift', '8'] },
        { does: 'Numbered list', keys: [modifier, 'Shift', '7'] },
        { does: 'Quote', keys: [modifier, 'Shift', '9'] },
        { does: 'Show or hide the post settings', keys: [modifier, 'Shift', ','] },
        { does: 'Enter or leave focus mode', keys: [modifier, 'Shift', '.'] },
      ],
    },
    {
      label: 'Go to',
      shortcuts: screens.map(({ label, key }) => ({
        does: label,
        keys: ['G', key.toUpperCase()],
        between: 'then' as const,
      })),
    },
  ]
}
