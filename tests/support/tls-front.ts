import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'

/** A self-signed certificate, valid only for these names on this machine. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQghMUfq7xQnbm4MERh
QMKLLPRYuYNFKBDi6HqNs71ahPOhRANCAATaLup7GQQ+JFFsx3UgCusqRy1wdC4j
bwf4JC/K7hYAtPTmiG0xvqoBlnYgTfxCFl5ndv3NXqnWP5oWVvz4Eu0o
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBlDCCATqgAwIBAgIBATAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9zdG9yYWdl
LnNob3AubmcwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBoxGDAW
BgNVBAMMD3N0b3JhZ2Uuc2hvcC5uZzBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IA
BNou6nsZBD4kUWzHdSAK6ypHLXB0LiNvB/gkL8ruFgC09OaIbTG+qgGWdiBN/EIW
Xmd2/c1eqdY/mhZW/PgS7SijbzBtMA8GA1UdEwEB/wQFMAMBAf8wOwYDVR0RBDQw
MoIPc3RvcmFnZS5zaG9wLm5nghRhYmNkZWZnaC5zdXBhYmFzZS5jb4IJbG9jYWxo
b3N0MB0GA1UdDgQWBBRQXKEX9juna9fLpvyxU4/kEvCnATAKBggqhkjOPQQDAgNI
ADBFAiA3EMoP0rDwq+Ws4I1cXnrLI2rCeump7Y/UfE+7vyxiRwIhALLlmuINssir
2rQ6LoU1iisDmP3INV96fryeCMwuUKsV
-----END CERTIFICATE-----`
/** The names in the certificate, besides localhost. */
export const tlsHosts = ['storage.shop.ng', 'abcdefgh.supabase.co'] as const

/** The key and certificate for tests with their own TLS servers. */
export const tlsIdentity = { key, cert }

/** Makes this process trust the certificate like a public one. */
export function trustTestCertificate() {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert])
}

/** Starts a TLS proxy for a local server. `connections()` returns how many connections it has accepted. */
export async function startTlsFront(target: string) {
  const { hostname, port: targetPort } = new URL(target)
  const open = new Set<net.Socket>()
  let connections = 0
  const server = tls.createServer(tlsIdentity, (incoming) => {
    const outgoing = net.connect(Number(targetPort), hostname)
    for (const socket of [incoming, outgoing]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        for (const other of [incoming, outgoing]) other.destroy()
      })
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => connections,
    stop: async () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
