import { AsyncLocalStorage } from 'node:async_hooks'

type Work = (...args: unknown[]) => unknown

interface Connections {
  db: { $transaction: Work }
  pool: { connect: Work; query: Work }
}

/** Set while a transaction of the site runs. */
const transaction = new AsyncLocalStorage<true>()

const strays: Error[] = []

/** Returns the uses of a second connection since the last call. */
export const takeStrays = () => strays.splice(0)

/**
 * Detects code that takes a second connection while its transaction holds one: as many such requests as there are
 * connections would deadlock. Ignores the transactions of tests, which act as several people at once.
 */
export function watchConnections<Module extends object>(module: Module): Module {
  const { db, pool } = module as unknown as Connections
  const open = db.$transaction
  db.$transaction = (work, ...options) => {
    const [, , caller = ''] = new Error().stack?.split('\n') ?? []
    const isWatched = typeof work === 'function' && !caller.includes('/tests/')
    const watched = isWatched && ((tx: unknown) => transaction.run(true, () => (work as Work)(tx)))
    return open.call(db, watched || work, ...options)
  }
  for (const method of ['connect', 'query'] as const) {
    const original = pool[method]
    pool[method] = (...args) => {
      if (transaction.getStore())
        strays.push(new Error('A query inside a transaction used a second connection'))
      return original.apply(pool, args)
    }
  }
  return module
}
