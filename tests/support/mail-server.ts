import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '../../scripts/embedded/ports.mjs'

export interface MailServer {
  url: string
  /** Returns the raw emails that an address received. */
  receivedBy: (address: string) => string[]
  /** Rejects emails to or from an address with an error. */
  refuse: (address: string, code: number, message: string) => void
  accept: (address: string) => void
  /** Runs a callback after the next email has arrived, before the server accepts it. */
  beforeAccepting: (work: () => Promise<void>) => void
  /** Closes all connections without responding. */
  dropConnections: () => void
  stop: () => Promise<void>
  restart: () => Promise<void>
}

/**
 * Starts a mail server that stores what it receives, rejects given addresses, and can go down and come back at the
 * same address.
 */
export async function startMailServer(): Promise<MailServer> {
  const port = await findFreePort()
  const received = new Map<string, string[]>()
  const refusals = new Map<string, { responseCode: number; message: string }>()
  let server: SMTPServer | undefined
  let before: (() => Promise<void>) | undefined

  function refusalOf(address: string) {
    const refusal = refusals.get(address)
    return refusal ? Object.assign(new Error(refusal.message), refusal) : null
  }

  function start() {
    const created = new SMTPServer({
      // The server offers STARTTLS with an untrusted certificate, as Debian's postfix does.
      disabledCommands: ['AUTH'],
      logger: false,
      closeTimeout: 100,
      onMailFrom: ({ address }, _session, done) => done(refusalOf(address)),
      onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
      onData: (stream, session, done) => {
        const receive = async () => {
          const mail = await text(stream)
          for (const { address } of session.envelope.rcptTo)
            received.set(address, [...(received.get(address) ?? []), mail])
          const work = before
          before = undefined
          await work?.()
        }
        receive().then(() => done(), done)
      },
    })
    created.on('error', () => {})
    server = created
    return new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve))
  }

  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    receivedBy: (address) => received.get(address) ?? [],
    refuse: (address, responseCode, message) => void refusals.set(address, { responseCode, message }),
    accept: (address) => void refusals.delete(address),
    beforeAccepting: (work) => {
      before = work
    },
    dropConnections: () => {
      // The type definitions of smtp-server omit a connection's socket.
      for (const connection of (server?.connections ?? []) as Iterable<{ _socket: Socket }>)
        connection._socket.destroy()
    },
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    restart: start,
  }
}
