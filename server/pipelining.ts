import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const latest = new WeakMap<Socket, ServerResponse>()
const waiting = new WeakSet<Socket>()

/** Node's parser of a connection, which has no public interface. */
type ParsedSocket = Socket & { parser?: { remove(): void } }

/**
 * Handles the requests of a connection one after the other. A client can have all of a response a moment before it ends
 * here, or long before if it asked for the headers only. So one request may wait for the previous response. With two
 * waiting, the connection is closed, because browsers and proxies never do that.
 *
 * Node would start all requests at once, and a few thousand would keep everyone else waiting for seconds. If the client
 * then left, it would only tell the first response, so the others would keep their files open forever.
 */
export function handleInOrder({ socket }: IncomingMessage, response: ServerResponse, handle: () => void) {
  const previous = latest.get(socket)
  if (waiting.has(socket)) return close(socket)
  latest.set(socket, response)
  if (!previous || previous.closed) return handle()
  waiting.add(socket)
  previous.once('close', () => {
    waiting.delete(socket)
    if (!socket.destroyed) handle()
  })
}

function close(socket: ParsedSocket) {
  // Without this, Node would still create the hundreds of requests that it has already read.
  socket.parser?.remove()
  socket.destroy()
}
