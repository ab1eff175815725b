import http from 'node:http'
import { listPage, messagePage, notFoundPage } from './pages.mjs'

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
// Emails may show images from the site, which runs on this machine, and nothing from elsewhere.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; frame-ancestors 'self'"

/** Serves the mailbox as web pages, and as JSON under /api/messages. */
export function createViewer(mailbox) {
  return http.createServer(async (request, response) => {
    try {
      await handle(mailbox, request, response)
    } catch (error) {
      console.error('Email viewer:', error)
      if (!response.headersSent) send(response, 500, 'text/plain', 'Something went wrong.')
    }
  })
}

async function handle(mailbox, request, response) {
  // Check the host name, because another domain that resolves to this machine must not be able to read the emails.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '')) {
    return send(response, 403, 'text/plain', 'Open this page at http://127.0.0.1.')
  }
  const url = new URL(request.url, 'http://127.0.0.1')
  const [, section, ...rest] = url.pathname.split('/')
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only GET is supported.')
  if (section === 'api') return handleApi(mailbox, response, url, rest)
  if (section === '') {
    const search = url.searchParams.get('q') ?? ''
    return send(response, 200, 'text/html', listPage(mailbox.list({ search }), search))
  }
  const mail = section === 'messages' ? await mailbox.read(rest[0]) : undefined
  if (!mail) return send(response, 404, 'text/html', notFoundPage())
  return sendMessage(response, mail, rest[1])
}

function sendMessage(response, mail, view) {
  if (view === undefined) return send(response, 200, 'text/html', messagePage(mail))
  if (view === 'raw') return send(response, 200, 'text/plain', mail.raw)
  if (view === 'html') {
    const html = `<base target="_blank">${mail.html}`
    return send(response, 200, 'text/html', html, { 'content-security-policy': mailPolicy })
  }
  return send(response, 404, 'text/html', notFoundPage())
}

async function handleApi(mailbox, response, url, [collection, id]) {
  if (collection !== 'messages') return sendJson(response, 404, { message: 'Not found' })
  if (!id)
    return sendJson(response, 200, { messages: mailbox.list({ to: url.searchParams.get('to') ?? '' }) })
  const mail = await mailbox.read(id)
  if (!mail) return sendJson(response, 404, { message: 'Not found' })
  const { raw, ...rest } = mail
  return sendJson(response, 200, rest)
}

function sendJson(response, status, value) {
  send(response, status, 'application/json', JSON.stringify(value))
}

function send(response, status, type, body, headers = {}) {
  response
    .writeHead(status, {
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-length': Buffer.byteLength(body),
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(body)
}
