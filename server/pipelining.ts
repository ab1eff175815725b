import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for the response before they send another request on the same connection. */
const maxUnanswered = 8

const unanswered = new WeakMap<Socket, ServerResponse[]>()

/**
 * Returns whether a client has sent too many requests on one connection without waiting for the responses. Node starts
 * all of them at once, and a few thousand would keep everyone else waiting for seconds.
 */
export function isPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const open = (unanswered.get(socket) ?? []).filter((each) => !each.writableFinished)
  if (open.length >= maxUnanswered) return true
  unanswered.set(socket, [...open, response])
  return false
}
