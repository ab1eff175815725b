/**
 * Dispatches an event for Back and Forward before the router handles them. Canceling the event hides the
 * navigation from the router. Listeners run in the order in which they were added, so this must run while the page is
 * being parsed.
 */
export function announceHistoryNavigation(name: string) {
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(name, { cancelable: true }))) event.stopImmediatePropagation()
  })
}
