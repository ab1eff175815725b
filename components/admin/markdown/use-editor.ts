import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Command, editFor, editForNewBlock, type MakeEdit } from './edit-text'
import type { Editor } from './editor'

interface Options {
  textarea: RefObject<HTMLTextAreaElement | null>
  isReadOnly: boolean
  chooseImage: () => void
}

/**
 * Loads the editor, which then replaces a text area. `editor` is null until it has loaded, and stays null if loading
 * fails. The editor is rendered in `parent`.
 */
export function useEditor({ textarea, isReadOnly, chooseImage }: Options) {
  const parent = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<typeof import('./editor') | null>(null)
  const [isComposing, setComposing] = useState(false)
  const [editor, setEditor] = useState<Editor | null>(null)
  const latest = useRef<Editor>(null)

  useEffect(() => {
    import('./editor').then(setCode, () => undefined)
  }, [])

  const open = useEffectEvent(() => {
    if (!code || !textarea.current || !parent.current) return null
    return code.openEditor({ parent: parent.current, textarea: textarea.current, isReadOnly, chooseImage })
  })
  // Runs before the browser paints, so that the editor and the text area it replaces are never shown together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once loaded, but not while a character is being composed
  useLayoutEffect(() => {
    const opened = isComposing ? null : open()
    latest.current = opened
    setEditor(opened)
    return () => opened?.close()
  }, [code, isComposing])

  // The form may have changed the text area.
  useEffect(() => editor?.syncFromTextarea())

  const edit = (make: MakeEdit) => {
    if (latest.current) latest.current.edit(make)
    else if (textarea.current) editTextarea(textarea.current, make)
  }
  const insertBlock = (block: string) => edit((selected) => editForNewBlock(block, selected))
  return {
    parent,
    editor,
    run: (command: Command) => edit((selected) => editFor(command, selected)),
    /** Inserts Markdown on its own lines at the cursor. */
    insertBlock,
    /** Returns a function that inserts Markdown where the cursor is now, even if it moves in the meantime. */
    markPlace: () => latest.current?.markPlace() ?? insertBlock,
    composition: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  }
}

/** Edits the text area while there is no editor. */
function editTextarea(textarea: HTMLTextAreaElement, make: MakeEdit) {
  const edit = make({ text: textarea.value, start: textarea.selectionStart, end: textarea.selectionEnd })
  if (!edit) return
  textarea.focus()
  textarea.setRangeText(edit.insert, edit.from, edit.to)
  textarea.setSelectionRange(edit.start, edit.end)
  textarea.dispatchEvent(new Event('input', { bubbles: true }))
}
