import { useSyncExternalStore } from 'react'

const command = { label: '⌘', name: 'Meta' }
const control = { label: 'Ctrl', name: 'Control' }

/** Returns the modifier key of shortcuts: its label, and its name in `aria-keyshortcuts`. */
export const useModifierKey = () => useSyncExternalStore(never, findModifierKey, () => control)

const findModifierKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? command : control)
const never = () => () => {}
