import { useSyncExternalStore } from 'react'
import { isAppleDevice } from './shortcut-keys'

/** Returns whether shortcuts use the Command key instead of Ctrl. */
export const useCommandKey = () => useSyncExternalStore(never, isAppleDevice, () => false)

const never = () => () => {}
