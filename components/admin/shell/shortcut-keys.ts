import { readStored, writeStored } from '@/components/admin/browser-storage'
import { visibleElements } from './row-keys'

/**
 * Set to 'off' in this browser to disable single-key shortcuts (WCAG 2.1.4: speech input can trigger them).
 */
const STORAGE_KEY = 'admin-single-keys'

export const areSingleKeysOn = () => readStored(STORAGE_KEY) !== 'off'

export const setSingleKeys = (isOn: boolean) => writeStored(STORAGE_KEY, isOn ? null : 'off')

export const isDialogOpen = () =>
  document.querySelector('dialog:modal,[role=dialog],[role=alertdialog]') !== null

/** Returns whether a form has been saved and its page is about to be replaced. What is typed meanwhile was meant for the form. */
const isLeaving = () => visibleElements('form[inert]').length > 0

/** Elements that handle key presses themselves. */
const KEY_HANDLERS =
  'input:not([type=checkbox]),textarea,select,[contenteditable=true],[role=menu],[role=listbox]'

/**
 * Returns whether a key press may trigger a single-key shortcut: these are enabled, and the key press is not
 * meant for a field, menu or dialog, not part of a key combination, not a repetition, and not handled
 * already.
 */
export function isForPage(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const isTyping = event.target instanceof Element && event.target.closest(KEY_HANDLERS) !== null
  return !isTyping && !isDialogOpen() && !isLeaving() && areSingleKeysOn()
}

/** Returns whether a key event is ⌘K or Ctrl+K. In a Markdown field, these keys insert a link instead. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
