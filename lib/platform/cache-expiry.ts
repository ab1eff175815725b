import { MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { CacheTag } from '@/lib/nouns'
import { hasBearerToken } from './bearer'
import { createLongLivedClient, type Transaction } from './db'
import { env } from './env'
import { log } from './log'
import { ownAddress } from './own-address'
import { sign } from './signed-id'

/**
 * Expires cached reads in all instances. Next expires a tag only within a request and only in the process that
 * handles it, but jobs have no request, and other instances do not see the change. So each change is announced
 * through Postgres on commit, and every listening instance expires the tag with a loopback request to itself.
 */
const CHANNEL = 'expire_tag'
const RETRY_MS = 2_000
const STARTING_MS = MINUTE_MS

/** Announces that reads with this tag are stale, once the transaction commits. */
export async function announceExpiry(tx: Transaction, tag: CacheTag) {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${tag})`
}

/** Listens for announcements for these tags, until the returned function is called. */
export function followExpiry(tags: readonly CacheTag[]): () => Promise<void> {
  const stopping = new AbortController()
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await followOnce(tags, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'expiry of cached pages interrupted')
      })
      await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await following
  }
}

async function followOnce(tags: readonly CacheTag[], signal: AbortSignal) {
  const client = createLongLivedClient()
  const ended = new AbortController()
  try {
    await new Promise<void>((resolve, reject) => {
      // Without the second signal, each attempt during an outage would leave its client in memory.
      signal.addEventListener('abort', () => resolve(), { once: true, signal: ended.signal })
      client.on('error', reject).on('end', resolve)
      client.on('notification', ({ payload }) => {
        const tag = tags.find((option) => option === payload)
        if (tag) expireHere({ tags: [tag], isImmediate: true }, signal).catch(reject)
      })
      client
        .connect()
        .then(() => client.query(`LISTEN ${CHANNEL}`))
        // Announcements may have been missed while disconnected, so expire everything. Old pages are served until new
        // ones are ready.
        .then(() => expireHere({ tags, isImmediate: false }, signal))
        .catch(reject)
    })
  } finally {
    ended.abort()
    await client.end().catch(() => {})
  }
}

export interface Expiry {
  tags: readonly CacheTag[]
  /** True if the next visitor waits for the new page; false if they still get the old one. */
  isImmediate: boolean
}

/** Calls this process's own server. Retries for a while, because the server may still be starting. */
async function expireHere(expiry: Expiry, signal: AbortSignal) {
  const deadline = Date.now() + STARTING_MS
  for (;;) {
    const response = await fetch(`${ownAddress(env.HOST, env.PORT)}/api/expired-tags`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ownKey()}`, 'content-type': 'application/json' },
      body: JSON.stringify(expiry),
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.ok) return
    if (signal.aborted || Date.now() > deadline)
      throw new Error('The tags could not be expired', { cause: response })
    await wait(500, undefined, { signal })
  }
}

const ownKey = () => sign('expire-tags', '')

/** Returns whether a request comes from this server, based on its authorization header. */
export function isOwnRequest(authorization: string | null): boolean {
  return hasBearerToken(authorization, ownKey())
}
