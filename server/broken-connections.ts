import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SecurityHeaders } from './security-headers.ts'

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to bytes that could not be parsed as a request. There is no response object, only the connection. */
export function respondToBrokenConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  security: SecurityHeaders,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const headers = {
    ...security.headers,
    'content-security-policy': security.strictPolicy,
    'content-length': '0',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}
