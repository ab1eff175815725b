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
  exampleTable,
  type MakeEdit,
  shortcuts,
} from './edit-text'
import { editForPaste } from './paste'
import { isFocusMode } from './writing-view'
import './editor.css'

interface Options {
  parent: HTMLElement
  /** The text area that the editor replaces. It stays in the form, hidden, and always has the same text. */
  box: HTMLTextAreaElement
  isReadOnly: boolean
  chooseImage: () => void
}

/** The height of the bars that stay above the text, in pixels. */
const BARS_HEIGHT = 140

export type Editor = ReturnType<typeof openEditor>

/** The position of the cursor in the last editor. Saving a new record in focus mode opens a new editor on another page. */
let lastCursor: number | null = null

/** Opens an editor that shows Markdown as readers will see it, and keeps it as typed. */
export function openEditor({ parent, box, isReadOnly, chooseImage }: Options) {
  const offerBlocks = blockMenu(chooseImage)
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: box.value,
      selection: { anchor: box.selectionStart, head: box.selectionEnd },
      extensions: [
        markdown,
        rendering,
        EditorView.focusChangeEffect.of((_, isFocused) => focusChange.of(isFocused)),
        EditorView.lineWrapping,
        EditorView.cursorScrollMargin.of({ x: 5, y: BARS_HEIGHT }),
        EditorState.readOnly.of(isReadOnly),
        EditorView.editable.of(!isReadOnly),
        EditorView.contentAttributes.of(() => attributesOf(box)),
        placeholder(box.placeholder),
        history(),
        autocompletion({ override: [offerBlocks], icons: false }),
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
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) write(box, state.doc.toString())
        }),
      ],
    }),
  })
  if (document.activeElement === box) focus(view)
  else if (isFocusMode() && lastCursor !== null) {
    view.dispatch({ selection: { anchor: Math.min(lastCursor, view.state.doc.length) } })
    focus(view)
  }
  lastCursor = null

  return {
    id: view.contentDOM.id,
    edit: (make: MakeEdit) => edit(view, make),
    focus: () => focus(view),
    /** Moves the cursor to a point in the window. */
    moveTo: (point: { x: number; y: number }) =>
      view.dispatch({ selection: { anchor: view.posAtCoords(point, false) } }),
    close() {
      lastCursor = view.state.selection.main.head
      view.destroy()
    },
    /** Takes over the text, hint and error of the text area. */
    follow() {
      const { doc } = view.state
      const isSame = doc.toString() === box.value
      view.dispatch(isSame ? {} : { changes: { from: 0, to: doc.length, insert: box.value } })
    },
  }
}

function attributesOf(box: HTMLTextAreaElement) {
  const attributes: Record<string, string> = {
    id: `${box.id}-editor`,
    'aria-label': box.labels[0]?.textContent ?? '',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    writingsuggestions: 'true',
  }
  for (const name of ['aria-describedby', 'aria-invalid']) {
    const value = box.getAttribute(name)
    if (value) attributes[name] = value
  }
  return attributes
}

/** Writes into the text area as if the person were typing there, so that the form notices. */
function write(box: HTMLTextAreaElement, text: string) {
  if (box.value === text) return
  box.setRangeText(text, 0, box.value.length)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

const focusChange = StateEffect.define<boolean>()

const rendering = StateField.define<{ isFocused: boolean; decorations: DecorationSet }>({
  create: (state) => ({ isFocused: false, decorations: decorate(state, false) }),
  update(shown, { docChanged, selection, effects, startState, state }) {
    const isFocused = effects.find((effect) => effect.is(focusChange))?.value ?? shown.isFocused
    // The text is parsed in pieces.
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

/** Offers what can be inserted when a line begins with "/". */
function blockMenu(chooseImage: () => void) {
  const run = (command: Command) => (view: EditorView) => edit(view, (selected) => editFor(command, selected))
  const insert = (block: string) => (view: EditorView) =>
    edit(view, (selected) => editForBlock(block, selected))
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
