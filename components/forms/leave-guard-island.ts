/** Announces Back and Forward before the router hears of them; what refuses the announcement keeps them from it. */
export function announceHistoryMoves(name: string) {
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event(name, { cancelable: true }))) event.stopImmediatePropagation()
  })
}
