import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for the response before they send another request on the same connection. */
const maxUnanswered = 8

const unanswered = new WeakMap<Socket, ServerResponse[]>()

/** Node's parser of a connection, which has no public interface. */
type ParsedSocket = Socket & { parser?: { remove(): void } }

/**
 * Closes the connection of a client that has sent too many requests without waiting for the responses, and returns
 * whether it did. Node starts all of them at once, and a few thousand would keep everyone else waiting for seconds.
 */
export function closeIfPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const open = (unanswered.get(socket) ?? []).filter((each) => !each.writableFinished)
  unanswered.set(socket, [...open, response])
  if (open.length < maxUnanswered)
    return false
    // Without this, Node would still create the hundreds of requests that it has already read.
  ;(socket as ParsedSocket).parser?.remove()
  socket.destroy()
  return true
}
