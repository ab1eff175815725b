import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { history, historyKeymap, redo, standardKeymap } from '@codemirror/commands'
import { syntaxTree } from '@codemirror/language'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import { type DecorationSet, EditorView, keymap, placeholder } from '@codemirror/view'
import { exampleChart } from '@/lib/blog/chart'
import { decorate, markdown } from './decorations'
import {
  type Command,
  editFor,
  editForBackspace,
  editForBlock,
  editForEnter,
  editForNewBlock,
  exampleTable,
  type MakeEdit,
  outsideBlock,
  shortcuts,
} from './edit-text'
import { editForPaste } from './paste'
import { takeContinued } from './writing-view'
import './editor.css'

interface Options {
  parent: HTMLElement
  /** The text area that the editor replaces. It stays in the form, hidden, and always has the same text. */
  textarea: HTMLTextAreaElement
  isReadOnly: boolean
  chooseImage: () => void
}

/** The least distance between the cursor and the edges of the screen, in pixels. On phones, Save is at the bottom. */
const LEAST_MARGIN = 140

export type Editor = ReturnType<typeof openEditor>

interface Place {
  position: number
}

/** The position of the cursor in the last editor. Saving a new record opens a new editor on another page. */
let lastCursor: number | null = null

/** Opens an editor that renders Markdown as readers will see it, but keeps the source as typed. */
export function openEditor({ parent, textarea, isReadOnly, chooseImage }: Options) {
  const offerBlocks = blockMenu(chooseImage)
  const places: Place[] = []
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: textarea.value,
      selection: { anchor: textarea.selectionStart, head: textarea.selectionEnd },
      extensions: [
        markdown,
        rendering,
        EditorView.focusChangeEffect.of((_, isFocused) => focusChange.of(isFocused)),
        EditorView.lineWrapping,
        // Not `scrollMargins`, which would also hide the menu of blocks near the start and end of the text.
        EditorView.cursorScrollMargin.compute(['selection'], () => ({ x: 5, y: measureMargin(textarea) })),
        EditorState.readOnly.of(isReadOnly),
        EditorView.editable.of(!isReadOnly),
        EditorView.contentAttributes.of(() => attributesOf(textarea)),
        placeholder(textarea.placeholder),
        history(),
        // Without a delay, because only a slash opens the menu, so Enter right after it is meant for the menu.
        autocompletion({
          override: [offerBlocks],
          icons: false,
          activateOnTypingDelay: 0,
          interactionDelay: 0,
        }),
        keymap.of([
          ...Object.entries(shortcuts).map(([command, key]) => ({
            key,
            run: (target: EditorView) => edit(target, (selected) => editFor(command as Command, selected)),
          })),
          { key: 'Enter', run: (target: EditorView) => edit(target, editForEnter) },
          { key: 'Backspace', run: (target: EditorView) => edit(target, editForBackspace) },
          { key: 'Mod-Shift-z', run: redo },
          { key: 'ArrowUp', run: (target: EditorView) => enterDrawing(target, false) },
          { key: 'ArrowDown', run: (target: EditorView) => enterDrawing(target, true) },
          ...historyKeymap,
          ...standardKeymap,
        ]),
        EditorView.domEventHandlers({
          paste: ({ clipboardData }, target) =>
            clipboardData !== null &&
            edit(
              target,
              editForPaste({
                text: clipboardData.getData('text/plain'),
                html: clipboardData.getData('text/html'),
              }),
            ),
        }),
        EditorView.updateListener.of(({ changes, docChanged, state }) => {
          if (!docChanged) return
          for (const place of places) place.position = changes.mapPos(place.position)
          write(textarea, state.doc.toString())
        }),
      ],
    }),
  })
  const isContinued = takeContinued()
  if (document.activeElement === textarea) focus(view)
  else if (isContinued && lastCursor !== null) {
    view.dispatch({ selection: { anchor: Math.min(lastCursor, view.state.doc.length) } })
    focus(view)
  }
  lastCursor = null

  return {
    id: view.contentDOM.id,
    edit: (make: MakeEdit) => edit(view, make),
    focus: () => focus(view),
    /**
     * Remembers the position of the cursor, or the end of the chart, code block or table that it is in. Returns a
     * function that inserts Markdown there, on its own lines.
     */
    markPlace() {
      const { doc, selection } = view.state
      const place = { position: outsideBlock(doc.toString(), selection.main.to) }
      places.push(place)
      return (block: string) => insertAt(view, place, places, block)
    },
    /** Focuses the editor and moves the cursor to a point in the window. */
    moveTo(point: { x: number; y: number }) {
      view.dispatch({ selection: { anchor: view.posAtCoords(point, false) } })
      focus(view)
    },
    close() {
      lastCursor = view.state.selection.main.head
      view.destroy()
    },
    /** Copies the text area's text, hint and error into the editor. */
    syncFromTextarea() {
      const { doc } = view.state
      const isSame = doc.toString() === textarea.value
      view.dispatch(isSame ? {} : { changes: { from: 0, to: doc.length, insert: textarea.value } })
    },
  }
}

/** Keeps the cursor clear of the toolbar, whose rows depend on the width. On phones, the toolbar scrolls away. */
function measureMargin({ form }: HTMLTextAreaElement) {
  const tools = form?.querySelector<HTMLElement>('.writing-tools')
  const height = tools ? Number.parseFloat(getComputedStyle(tools).top) + tools.offsetHeight : 0
  return Math.max(LEAST_MARGIN, (height || 0) + 16)
}

function attributesOf(textarea: HTMLTextAreaElement) {
  const attributes: Record<string, string> = {
    id: `${textarea.id}-editor`,
    'aria-label': textarea.labels[0]?.textContent ?? '',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    writingsuggestions: 'true',
  }
  for (const name of ['aria-describedby', 'aria-invalid']) {
    const value = textarea.getAttribute(name)
    if (value) attributes[name] = value
  }
  return attributes
}

/** Writes into the text area as if the person were typing there, so that the form notices. */
function write(textarea: HTMLTextAreaElement, text: string) {
  if (textarea.value === text) return
  textarea.setRangeText(text, 0, textarea.value.length)
  textarea.dispatchEvent(new Event('input', { bubbles: true }))
}

const focusChange = StateEffect.define<boolean>()

const rendering = StateField.define<{ isFocused: boolean; decorations: DecorationSet }>({
  create: (state) => ({ isFocused: false, decorations: decorate(state, false) }),
  update(shown, { docChanged, selection, effects, startState, state }) {
    const isFocused = effects.find((effect) => effect.is(focusChange))?.value ?? shown.isFocused
    // The parser works incrementally, so the syntax tree can change without an edit.
    const isParsed = syntaxTree(startState) !== syntaxTree(state)
    if (!docChanged && !selection && !isParsed && isFocused === shown.isFocused) return shown
    return { isFocused, decorations: decorate(state, isFocused) }
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
})

/** Moves the focus into the editor, which would otherwise hide the marks at the cursor for another moment. */
function focus(view: EditorView) {
  view.dispatch({ effects: focusChange.of(true), scrollIntoView: true })
  view.focus()
}

function edit(view: EditorView, make: MakeEdit) {
  if (view.state.readOnly) return false
  const { from: start, to: end } = view.state.selection.main
  const made = make({ text: view.state.doc.toString(), start, end })
  if (!made) return false
  view.dispatch({
    changes: { from: made.from, to: made.to, insert: made.insert },
    selection: { anchor: made.start, head: made.end },
    scrollIntoView: true,
    userEvent: 'input', // Without it, Undo would also remove what was typed just before.
  })
  focus(view)
  return true
}

/** Inserts a block at a place. A cursor or another place at the same position moves to the end of the block. */
function insertAt(view: EditorView, { position }: Place, places: readonly Place[], block: string) {
  const made = editForBlock(block, { text: view.state.doc.toString(), start: position, end: position })
  const changes = view.state.changes({ from: position, insert: made.insert })
  view.dispatch({ changes, selection: view.state.selection.map(changes, 1), userEvent: 'input' })
  for (const place of places) if (place.position === position) place.position += made.insert.length
}

/** Moves the cursor into a table or chart that it would otherwise jump over. */
function enterDrawing(view: EditorView, isForward: boolean) {
  const { main } = view.state.selection
  if (!main.empty) return false
  const next = view.moveVertically(main, isForward).head
  const entered: number[] = []
  view.state
    .field(rendering)
    .decorations.between(Math.min(main.head, next), Math.max(main.head, next), (from, to, { spec }) => {
      if (spec.block && from < to) entered.push(isForward ? from : to)
    })
  const anchor = isForward ? entered[0] : entered.at(-1)
  if (anchor === undefined) return false
  view.dispatch({ selection: { anchor }, scrollIntoView: true, userEvent: 'select' })
  return true
}

/** Returns a completion source that lists blocks to insert when a line begins with "/". */
function blockMenu(chooseImage: () => void) {
  const run = (command: Command) => (view: EditorView) => edit(view, (selected) => editFor(command, selected))
  const insert = (block: string) => (view: EditorView) =>
    edit(view, (selected) => editForNewBlock(block, selected))
  const blocks = {
    Heading: run('heading'),
    Subheading: run('subheading'),
    'Bulleted list': run('bullets'),
    'Numbered list': run('numbers'),
    Quote: run('quote'),
    Table: insert(exampleTable),
    Chart: insert(exampleChart),
    Image: chooseImage,
  }
  const options = Object.entries(blocks).map(([label, apply]) => ({
    label,
    apply(view: EditorView, _: unknown, from: number, to: number) {
      view.dispatch({ changes: { from: from - 1, to }, userEvent: 'input' })
      apply(view)
    },
  }))
  return (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/^\/\w*/)
    return typed && { from: typed.from + 1, options, validFor: /^\w*$/ }
  }
}
