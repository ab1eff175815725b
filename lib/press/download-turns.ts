/** At once in this process, and of one network: each keeps a connection to storage as long as its reader takes. */
const MOST_AT_ONCE = { all: 24, network: 6 }

const inHand = new Map<string, number>()
let allInHand = 0

/** Gives what ends the turn, or null while too many are in hand. Ending it twice does no harm. */
export function takeTurn(network: string): (() => void) | null {
  const own = inHand.get(network) ?? 0
  if (allInHand >= MOST_AT_ONCE.all || own >= MOST_AT_ONCE.network) return null
  allInHand += 1
  inHand.set(network, own + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    allInHand -= 1
    const left = (inHand.get(network) ?? 1) - 1
    if (left > 0) inHand.set(network, left)
    else inHand.delete(network)
  }
}
