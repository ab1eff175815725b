/** Stores that single-key shortcuts are off in this browser (WCAG 2.1.4: speech input can trigger them). */
const STORAGE_KEY = 'admin-single-keys'

export function areSingleKeysOn() {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // Storage is disabled.
  }
}

export const isDialogOpen = () =>
  document.querySelector('dialog:modal,[role=dialog],[role=alertdialog]') !== null

const OWN_KEYS =
  'input:not([type=checkbox]),textarea,select,[contenteditable=true],[role=menu],[role=listbox]'

/**
 * Returns whether a key press is a single-key shortcut: not typed into a field, menu or dialog, and not a browser
 * shortcut.
 */
export function isForPage(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const isTyping = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null
  return !isTyping && !isDialogOpen() && areSingleKeysOn()
}

/** Returns whether a key event is ⌘K on a Mac or Ctrl+K elsewhere. A Markdown field handles it first, for a link. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Returns whether the keyboard has a Command key. For the browser only. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
