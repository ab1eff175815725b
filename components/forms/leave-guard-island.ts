/**
 * Dispatches an event for Back and Forward before the router handles them. Canceling the event hides the
 * navigation from the router.
 */
export function announceHistoryNavigation(name: string) {
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(name, { cancelable: true }))) event.stopImmediatePropagation()
  })
}
