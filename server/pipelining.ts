import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const latest = new WeakMap<Socket, ServerResponse>()

/** Node's parser of a connection, which has no public interface. */
type ParsedSocket = Socket & { parser?: { remove(): void } }

/**
 * Closes the connection of a client that sends a request before the previous one has been answered, and returns whether
 * it did. Browsers and proxies never do. Node would start all requests at once, and a few thousand would keep everyone
 * else waiting for seconds. If the client then disconnected, it would only tell the first response, so the others would
 * keep their files open forever.
 */
export function closeIfPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const previous = latest.get(socket)
  latest.set(socket, response)
  if (!previous || previous.writableFinished)
    return false
    // Without this, Node would still create the hundreds of requests that it has already read.
  ;(socket as ParsedSocket).parser?.remove()
  socket.destroy()
  return true
}
