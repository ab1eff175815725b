import { SMTPServer } from 'smtp-server'
import { listenOnLoopback } from './listen.mjs'
import { openMailbox } from './mail/mailbox.mjs'
import { createViewer } from './mail/viewer.mjs'

const maxEmailBytes = 25_000_000

/**
 * Accepts all email and delivers none. Messages are stored as files in `dir` and shown on a web page; both servers
 * listen only on the loopback address. Returns { url, viewer, stop }.
 */
export async function startSmtpSink({ dir, ports }) {
  const mailbox = openMailbox(dir)
  const smtp = new SMTPServer({
    banner: 'This server keeps all email and delivers none',
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: maxEmailBytes,
    closeTimeout: 1000,
    onData: (stream, session, done) => keep(mailbox, stream, session).then(() => done(), done),
  })
  smtp.on('error', () => {}) // Ignore broken connections; listenOnLoopback handles a port in use.
  const viewer = createViewer(mailbox)
  const web = await listenOnLoopback(viewer, ports, 'mailViewer')
  const { port } = await listenOnLoopback(smtp.server, ports, 'smtp')

  return {
    url: `smtp://127.0.0.1:${port}`,
    viewer: `http://127.0.0.1:${web.port}`,
    stop: () => Promise.all([web.stop(), new Promise((resolve) => smtp.close(resolve))]),
  }
}

async function keep(mailbox, stream, session) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  if (stream.sizeExceeded) throw Object.assign(new Error('The email is too large.'), { responseCode: 552 })
  const { mailFrom, rcptTo } = session.envelope
  await mailbox.add(Buffer.concat(chunks), {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  })
}
