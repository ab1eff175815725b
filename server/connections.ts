import type { Server } from 'node:http'
import { slotNetworkOf } from '../lib/platform/network.ts'
import { createSlots } from '../lib/platform/slots.ts'

/** Fewer than the files that a process may open, so that connections to the database and storage remain possible. */
const maxConnections = 8_000
/** Many people share a mobile network's address. */
export const maxPerNetwork = 1_000

/** Limits open connections in total, and per network if clients connect directly instead of through a proxy. */
export function limitConnections(server: Server, { isBehindProxy }: { isBehindProxy: boolean }) {
  const perNetwork = isBehindProxy ? maxConnections : maxPerNetwork
  const acquire = createSlots({ name: 'connections', total: maxConnections, perNetwork })
  server.on('connection', (socket) => {
    const release = acquire(slotNetworkOf(socket.remoteAddress ?? ''))
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}
