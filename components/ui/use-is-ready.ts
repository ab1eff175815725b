import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false while React hydrates the page, and true from then on. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
