import { writeStored } from '@/components/admin/browser-storage'

/*
 * Hides what surrounds text while someone is writing it. The settings beside it can be closed, and focus mode hides
 * everything else. Both are attributes of the document (admin.css), so the form keeps its state, and a field with an error
 * can be shown at once.
 */

/** Stores in this browser that the settings are closed. */
export const SETTINGS_KEY = 'admin-settings'

const CHANGED = 'admin-writing-view'
const attributes = () => document.documentElement.dataset
const announce = () => window.dispatchEvent(new Event(CHANGED))

export function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

export const isFocusMode = () => attributes().focusMode !== undefined
export const areSettingsOpen = () => attributes().settings !== 'closed'

export function setFocusMode(isOn: boolean) {
  if (isOn) attributes().focusMode = ''
  else delete attributes().focusMode
  announce()
}

export function setSettings(isOpen: boolean) {
  if (isOpen) delete attributes().settings
  else attributes().settings = 'closed'
  writeStored(SETTINGS_KEY, isOpen ? null : 'closed')
  announce()
}

let isContinued = false
let continuedField: { name: string; caret: number } | null = null

/** Remembers where someone is writing. Call this when saving a new record opens its own page. */
export function continueWriting() {
  const field = document.activeElement
  isContinued = field?.closest('.md-editor') != null
  continuedField =
    field instanceof HTMLTextAreaElement ? { name: field.name, caret: field.selectionEnd } : null
}

/** Returns whether a new editor continues the last one. */
export function takeContinued() {
  const taken = isContinued || isFocusMode()
  isContinued = false
  return taken
}

/** Returns the field other than the editor in which to continue, or null. */
export function takeContinuedField() {
  const taken = continuedField
  continuedField = null
  return taken
}

/** Shows a field that is about to get the focus. */
export function reveal(field: EventTarget | null) {
  const isHidden = () => field instanceof Element && !field.checkVisibility()
  if (isHidden()) setFocusMode(false)
  if (isHidden()) setSettings(true)
}
