import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { type Command, type Edit, editFor, editForBlock, editForEnter, type Selected } from './edit-text'

/** Keys pressed together with Ctrl, or Cmd on a Mac. */
const shortcuts: Record<string, Command> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
  'alt+2': 'heading',
  'alt+3': 'subheading',
  'shift+7': 'numbers',
  'shift+8': 'bullets',
  'shift+9': 'quote',
}

export interface Editor {
  box: RefObject<HTMLTextAreaElement | null>
  run: (command: Command) => void
  /** Inserts Markdown on its own lines at the caret. */
  insertBlock: (block: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** Edits a text area as if the user were typing, so that edits can be undone and the form notices them. */
export function useEditor(): Editor {
  const box = useRef<HTMLTextAreaElement>(null)

  const edit = (make: (selected: Selected) => Edit | null) => {
    const element = box.current
    if (!element) return false
    const edited = make({ text: element.value, start: element.selectionStart, end: element.selectionEnd })
    if (!edited) return false
    element.focus()
    replace(element, edited)
    return true
  }

  return {
    box,
    run: (command) => void edit((selected) => editFor(command, selected)),
    insertBlock: (block) => void edit((selected) => editForBlock(block, selected)),
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (edit(editForEnter)) event.preventDefault()
        return
      }
      const command = (event.ctrlKey || event.metaKey) && shortcuts[keysOf(event)]
      if (!command) return
      event.preventDefault()
      edit((selected) => editFor(command, selected))
    },
  }
}

/**
 * Returns the keys of an event as written in `shortcuts`. Digits are matched by physical key, because Shift+7 types
 * different characters on different keyboard layouts.
 */
function keysOf({ key, code, shiftKey, altKey }: KeyboardEvent) {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  return `${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${digit ?? key.toLowerCase()}`
}

function replace(element: HTMLTextAreaElement, { from, to, insert, start, end }: Edit) {
  element.setSelectionRange(from, to)
  // The only API whose result the browser's own Undo reverts. It is deprecated, but has no replacement.
  const isDone = insert
    ? document.execCommand('insertText', false, insert)
    : from === to || document.execCommand('delete')
  if (!isDone) {
    element.setRangeText(insert, from, to, 'end')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  element.setSelectionRange(start, end)
}
