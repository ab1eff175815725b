/**
 * Dispatches an event for Back and Forward before the router handles them. Cancelling it hides them from the router.
 */
export function announceHistoryMoves(name: string) {
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(name, { cancelable: true }))) event.stopImmediatePropagation()
  })
}
