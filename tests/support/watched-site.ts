import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { startApp } from './app-process'
import { slowness } from './slowness'

const MAX_MS = 2_000
/** CPU time on the reference machine (see `slowness`). */
const MAX_STALL_MS = 200
/**
 * The maximum compressed size of a response. Uncompressed, it may be larger than the page without its query by the same
 * amount. Both are checked, because ten million "<" compress to a few kilobytes.
 */
const maxBytes = (requestBytes: number) => 3 * requestBytes + 200_000

export interface SentRequest {
  path: string
  method?: string
  type?: string
  headers?: Record<string, string>
  body?: BodyInit
}

/** Starts an instance of the site that records how long each request blocks the others. */
export async function startWatchedSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stalls-'))
  const stallFile = path.join(folder, 'stalls')
  writeFileSync(stallFile, '')
  const app = await startApp({
    env: {
      WORKER: 'off',
      TRUSTED_PROXY_HOPS: '1',
      STALL_FILE: stallFile,
      NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, 'stall-watch.mjs')}`,
    },
  })
  const pageSizes = new Map<string, number>()
  let visitors = 0

  /** Returns the uncompressed size of the page without its query. */
  async function sizeOfPage(address: string, cookie: string) {
    const [pathname = address] = address.split('?')
    const key = `${cookie} ${pathname}`
    const measured = pageSizes.get(key)
    if (measured !== undefined) return measured
    const response = await fetch(app.url + pathname, { headers: { cookie } })
    const size = (await response.arrayBuffer()).byteLength
    pageSizes.set(key, size)
    return size
  }

  /**
   * Sends a request from a new IP address, so that it is not rate-limited. Returns the response's status and text, and
   * lists its faults.
   */
  async function send({ path: target, method = 'POST', type, headers, body }: SentRequest) {
    visitors += 1
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    const written = body === undefined ? undefined : new Response(body)
    const contentType = type ?? written?.headers.get('content-type')
    const content = written && Buffer.from(await written.arrayBuffer())
    const stallsBefore = readFileSync(stallFile, 'utf8').length
    const startedAt = performance.now()
    const response = await fetch(`${app.url}${target}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        'accept-encoding': 'gzip, deflate, br',
        origin: app.url,
        ...(contentType ? { 'content-type': contentType } : {}),
        ...headers,
      },
      ...(content ? { body: content } : {}),
    }).catch(refusedBeforeTheEnd)
    const received = Buffer.from(await response.arrayBuffer())
    const elapsed = performance.now() - startedAt
    // Once this request is answered, the event loop has completed an iteration, and any stall has been recorded.
    await fetch(`${app.url}/api/health/live`)
    const stall = Math.max(...readFileSync(stallFile, 'utf8').slice(stallsBefore).split('\n').map(Number))
    const sentHeaders = Object.entries(headers ?? {})
      .flat()
      .join('').length
    const requestBytes = (content?.length ?? 0) + target.length + sentHeaders
    const added = received.length - (await sizeOfPage(target, headers?.cookie ?? ''))
    const sent = Number(response.headers.get('content-length') ?? received.length)
    const { status } = response
    const faults = [
      status >= 500 && `responded with ${status}`,
      elapsed > MAX_MS && `responded after ${Math.round(elapsed)} ms`,
      sent > maxBytes(requestBytes) && `responded to ${requestBytes} bytes with ${sent}`,
      added > maxBytes(requestBytes) &&
        `responded to ${requestBytes} bytes with ${added} more than the page without its query`,
      stall > MAX_STALL_MS && stall > MAX_STALL_MS * slowness() && `blocked everyone else for ${stall} ms`,
    ].filter((fault) => typeof fault === 'string')
    return { status, faults, text: received.toString() }
  }

  return {
    app,
    send,
    /** Sends the requests one after another and expects no faults. */
    async check(attacks: Iterable<[what: string, SentRequest]>) {
      const faults: string[] = []
      for (const [what, sent] of attacks)
        for (const fault of (await send(sent)).faults) faults.push(`${what}: ${fault}`)
      expect(faults).toEqual([])
    },
    async stop() {
      await app.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a 413 response if the server refused the request and closed the connection before the whole body was sent. */
function refusedBeforeTheEnd(error: unknown) {
  const { code } = (error as { cause?: { code?: string } }).cause ?? {}
  if (code === 'EPIPE' || code === 'ECONNRESET') return new Response(null, { status: 413 })
  throw error
}
