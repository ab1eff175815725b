import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'

/** Signed by itself, and good for nothing but these names on this machine. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfBtn63K2dhzCSoMu
ocgn10ZQqchytN0gTcZdg6OBwYahRANCAAQvekUD4GAQT8zYz5tSpq5Yk7vzVBNa
51aCJxARaaOsvMm284kVeFAyzppYTApZEGdxDhl4PLrXTZNQA9gI7K0i
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBiDCCAS+gAwIBAgIBATAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9zdG9yYWdl
LnNob3AubmcwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBoxGDAW
BgNVBAMMD3N0b3JhZ2Uuc2hvcC5uZzBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IA
BC96RQPgYBBPzNjPm1KmrliTu/NUE1rnVoInEBFpo6y8ybbziRV4UDLOmlhMClkQ
Z3EOGXg8utdNk1AD2AjsrSKjZDBiMA8GA1UdEwEB/wQFMAMBAf8wMAYDVR0RBCkw
J4IPc3RvcmFnZS5zaG9wLm5nghRhYmNkZWZnaC5zdXBhYmFzZS5jbzAdBgNVHQ4E
FgQUMVz6LTXl2zQlEm3XRVAuUhK2XnUwCgYIKoZIzj0EAwIDRwAwRAIgZFHgZNt6
dzH7PMfaoJzHp1OMh3WmdGoSUq8E35X/IAgCIAMYdLji0Oq214LSqx4x9YNbdGJ1
VFP+DBl239Dz9Bu2
-----END CERTIFICATE-----`
/** Whom the certificate names. */
export const tlsHosts = ['storage.shop.ng', 'abcdefgh.supabase.co'] as const

/** For servers of a test that speak TLS themselves. */
export const tlsIdentity = { key, cert }

/** From here on this process trusts the certificate, as it would one of the web. */
export function trustTestCertificate() {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert])
}

/** Puts TLS in front of a server of this machine. `connections` counts who came. */
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
