import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../scripts/embedded/ports.mjs'
import { findOrInstallNginx } from '../../scripts/test/nginx.mjs'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'
import { openJoinPage, postJoinPage } from '../support/join-page'
import { type Nginx, startNginx } from '../support/nginx'
import { trustTestCertificate } from '../support/tls-front'

// Tests two instances of the built site behind Debian's nginx, configured by deploy/nginx.conf.

const program = findOrInstallNginx()
const execute = promisify(execFile)

let ports: [number, number]
let instances: [AppProcess, AppProcess]
let nginx: Nginx

const start = (index: 0 | 1) =>
  startApp({
    port: ports[index],
    env: { APP_URL: nginx.url, TRUSTED_PROXY_HOPS: '1', WORKER: 'off', LOG_LEVEL: 'warn' },
  })

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.url + path, { headers, redirect: 'manual' })
/** Unlike fetch, sends the path unchanged. */
const statusOfRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = https.get(nginx.url, { path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
  })
/** Polls the log, because nginx writes a line only after it has sent the response. */
const expectCacheStatus = (path: string) =>
  expect.poll(() =>
    nginx
      .requests()
      .filter((line) => line.split(' ')[2] === path)
      .map((line) => line.split(' ')[3]),
  )

/** Returns the paths of all personal links, each with a token. */
function listPersonalPaths(token: string) {
  const manifest = path.join(process.env.NEXT_DIST_DIR || '.next-test', 'app-path-routes-manifest.json')
  const routes: string[] = Object.values(JSON.parse(readFileSync(manifest, 'utf8')))
  const paths = routes.filter((route) => route.includes('[token]'))
  expect(paths.length).toBeGreaterThan(8)
  return paths.map((route) => route.replace('[token]', token))
}

/** Starts nginx in front of a server that responds as a test needs, until the end of the test. */
async function startInFrontOf(respond: http.RequestListener): Promise<Nginx> {
  const upstream = http.createServer(respond)
  await once(upstream.listen(0), 'listening')
  const { port } = upstream.address() as AddressInfo
  const front = await startNginx(program ?? '', [port, port])
  onTestFinished(async () => {
    // nginx stops once no request is open.
    upstream.closeAllConnections()
    await front.stop()
    upstream.close()
  })
  return front
}

if (program)
  it('reports no tokens of personal links when no instance responds', async () => {
    trustTestCertificate()
    const front = await startNginx(program, [await findFreePort(), await findFreePort()])
    onTestFinished(front.stop)
    for (const path of [...listPersonalPaths('secret-1'), '/%75nsubscribe/secret-2', '/blog?page=last'])
      await (await fetch(front.url + path)).text()
    await expect.poll(front.errorLog).toContain('/blog?page=last')
    expect(front.errorLog()).not.toContain('secret')
  })

if (!program) it('is not tested, because nginx is not installed', () => {})
else
  describe('nginx in front of two instances', () => {
    beforeAll(async () => {
      trustTestCertificate()
      ports = [await findFreePort(), await findFreePort()]
      nginx = await startNginx(program, ports)
      instances = [await start(0), await start(1)]
    }, 90_000)
    afterAll(async () => {
      await nginx?.stop()
      await Promise.all((instances ?? []).map((app) => app.stop()))
    })

    it('sends pages, compressed by the site, only over HTTPS', async () => {
      for (const path of ['/', '/blog', '/help', '/careers', '/sitemap.xml']) {
        const response = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
        expect([path, response.status]).toEqual([path, 200])
        expect(response.headers.get('content-encoding')).toBe('br')
        expect(response.headers.get('strict-transport-security')).toContain('max-age=')
        await response.text()
      }
      const plain = await fetch(`${nginx.plainUrl}/blog?page=2`, { redirect: 'manual' })
      expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/blog?page=2'])
      expect((await fetch(`${nginx.plainUrl}/api/help-search?q=a`, { redirect: 'manual' })).status).toBe(403)
    })

    it('does not store a download that its client does not read', async () => {
      const size = 64 * 1024 * 1024
      const finished: string[] = []
      const front = await startInFrontOf((request, response) => {
        response.on('finish', () => finished.push(request.url ?? ''))
        response.end(Buffer.alloc(size))
      })
      const unread = https.get(`${front.url}/unread`, { agent: false })
      onTestFinished(() => void unread.destroy())
      await once(unread, 'response')
      // By the time nginx has passed on the same number of bytes, it would have stored the others.
      expect((await (await fetch(`${front.url}/read`)).arrayBuffer()).byteLength).toBe(size)
      expect(finished).toEqual(expect.not.arrayContaining(['/unread']))
    })

    it.each([
      ['image', '/media/blog-images/a.webp'],
      ['page that is not cached', '/newsletter'],
    ])('does not make a visitor wait for another who loads the same %s', async (_what, address) => {
      const front = await startInFrontOf(
        (_request, response) => void setTimeout(() => response.end('image'), 50),
      )
      const startedAt = performance.now()
      const load = async () => (await fetch(front.url + address)).text()
      await Promise.all(Array.from({ length: 10 }, load))
      // If it used a lock, nginx would check every half second whether the next request may go.
      expect(performance.now() - startedAt).toBeLessThan(2_000)
    })

    it('sends byte ranges of the film, as phones request them', async () => {
      const part = await get('/film/product.mp4', { range: 'bytes=0-1' })
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 2])
    })

    it('gives each request an id, whatever id it claims', async () => {
      const headers = { origin: 'https://evil.example', 'x-request-id': 'made-up-by-a-client' }
      expect((await fetch(`${nginx.url}/contact`, { method: 'POST', headers })).status).toBe(403)
      const output = () => instances.map((app) => app.output()).join('')
      await expect
        .poll(output, { timeout: 10_000 })
        .toMatch(/"security":"not allowed".*"requestId":"[0-9a-f]{32}"/)
      expect(output()).not.toContain('made-up-by-a-client')
    })

    it('caches public pages, and nothing personal', async () => {
      const [user] = await query<{ sid: string }>(
        `with account as (insert into admin_user (id, username, name, password_hash)
         values (gen_random_uuid(), $1, 'Bisi', 'none') returning id)
       insert into admin_session (id, user_id) select gen_random_uuid(), id from account returning id as sid`,
        [`nginx-${randomUUID().slice(0, 8)}`],
      )
      const session = await encode({ token: { sid: user?.sid }, secret: process.env.AUTH_SECRET ?? '' })
      const cookie = `__Host-admin-session=${session}`
      const panel = await get('/admin', { cookie })
      expect(await panel.text()).toContain('Bisi')
      const stranger = await get('/admin')
      expect([stranger.status, stranger.headers.get('location')]).toEqual([
        307,
        expect.stringMatching(/sign-in/),
      ])

      const address = `/about?${randomUUID()}`
      await (await get(address, { cookie: 'theme=dark' })).text()
      await expectCacheStatus(address).toEqual(['BYPASS'])
      await (await get('/about')).text()
      await Promise.all([get('/about'), get('/about')].map(async (one) => (await one).text()))
      await expectCacheStatus('/about').toContain('HIT')
      for (const path of [
        '/about',
        '/api/health/live',
        '/api/help-search?q=money',
        '/newsletter',
        '/admin/sign-in',
      ])
        await (await get(path, { rsc: '1' })).text()
      for (const path of ['/api/health/live', '/admin/sign-in', '/newsletter', '/blog/search?q=plan'])
        await (await get(path)).text()
      const kept = nginx.cachedAddresses()
      expect(kept).toContain('localhost/about')
      expect(kept.filter((key) => /admin|\/api\/|newsletter|search|\/media\//.test(key))).toEqual([])
      expect(kept).not.toContain(`localhost${address}`)
    })

    it('stores no error as an asset, and no page under another address', async () => {
      const html = await (await get('/about')).text()
      const asset = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? ''
      expect(asset).not.toBe('')
      const other = `${asset.slice(0, -4)}x.css`
      for (const path of [asset, other]) {
        const escaped = path.slice(1).replaceAll('/', '%2f')
        for (const spelling of [`/blog/x%2f..%2f..%2f${escaped}`, `/x/../${path.slice(1)}`])
          expect([400, 404]).toContain(await statusOfRaw(spelling))
      }
      expect((await get(asset)).status).toBe(200)
      expect((await get(other)).status).toBe(404)
      expect(nginx.cachedAddresses().filter((key) => key.includes(other))).toEqual([])
    })

    it('counts a visitor once, whatever addresses their headers claim', async () => {
      const page = await openJoinPage(nginx.url)
      const join = (index: number) =>
        postJoinPage(nginx.url, page, {
          name: 'Ada Obi',
          email: `ada-${randomUUID().slice(0, 12)}@example.com`,
          address: `203.0.113.${index}`,
        })
      const joined: boolean[] = []
      for (let index = 0; index < 24; index += 1) joined.push((await join(index)).isJoined)
      expect(joined.filter(Boolean)).toHaveLength(20)
      expect(joined.slice(20)).toEqual([false, false, false, false])
    })

    it('disconnects a client that begins a request and does not finish it', async () => {
      const socket = net.connect(Number(new URL(nginx.plainUrl).port), '127.0.0.1').resume()
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      await once(socket, 'close')
    })

    it.each([
      ['/api/admin/press-files', 25, 'the site'],
      ['/api/admin/media', 10, 'the site'],
      ['/api/uploads/resume?name=x', 10, 'the site'],
      ['/careers/apply', 10, 'the site'],
      ['/careers/product-designer/apply', 10, 'the site'],
      ['/careers/apply', 12, 'nginx'],
      ['/contact', 1, 'the site'],
      ['/contact', 3, 'nginx'],
      ['/admin/media', 3, 'nginx'],
      ['/api/admin/palette', 3, 'nginx'],
      ['/api/admin/media/delete', 3, 'nginx'],
    ])(
      'passes on bodies only as large as the site accepts: %s, %d MB, goes to %s',
      async (path, megabytes, to) => {
        // The site refuses these bodies for another reason.
        const headers = { origin: nginx.url, 'content-type': 'multipart/form-data; boundary=none' }
        const body = Buffer.alloc(megabytes * 1024 * 1024)
        const response = await fetch(nginx.url + path, { method: 'POST', headers, body })
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect((await response.text()).includes('<center>nginx</center>') ? 'nginx' : 'the site').toBe(to)
      },
    )

    it.each([
      ['POST', '/contact', 60, ['192.0.2.1']],
      // Its body would also be stored.
      ['GET', '/contact', 60, ['192.0.2.2']],
      ['POST', '/api/admin/press-files', 20, ['192.0.2.3']],
      ['GET', '/careers/apply', 20, ['192.0.2.4']],
      ['POST', '/api/admin/press-files', 20, ['2001:db8::1', '2001:db8:0:7::1', '2001:db8::9:1:2:3']],
    ])(
      'stores the bodies of %s %s only from %d requests of one network at a time',
      async (method, path, limit, addresses) => {
        const session = http2.connect(nginx.url)
        onTestFinished(() => session.destroy())
        const begin = (address = '') =>
          session
            .request({ ':method': method, ':path': path, 'x-test-address': address }, { endStream: false })
            .on('error', () => {})
        const early: unknown[] = []
        for (let count = 0; count < limit; count += 1)
          begin(addresses[count % addresses.length]).on('response', (headers) =>
            early.push(headers[':status']),
          )
        const [refused] = await once(begin(addresses[0]), 'response')
        expect(refused[':status']).toBe(429)
        expect(early).toEqual([])
        expect((await get('/about')).status).toBe(200)
      },
    )

    it.each([
      ['POST', '/contact'],
      ['GET', '/media/blog-images/a.webp'],
      ['GET', '/privacy/copy/token'],
    ])('counts requests whose client has left until the site has responded: %s %s', async (method, path) => {
      let waiting = 0
      const front = await startInFrontOf(({ url }, response) => {
        if (url === path) waiting += 1
        else response.end()
      })
      const session = http2.connect(front.url)
      onTestFinished(() => session.destroy())
      for (let count = 1; count <= 60; count += 1) {
        const request = session.request({ ':method': method, ':path': path }).end()
        await expect.poll(() => waiting).toBe(count)
        request.close(http2.constants.NGHTTP2_CANCEL)
      }
      const [refused] = await once(session.request({ ':path': '/about' }), 'response')
      expect(refused[':status']).toBe(429)
    })

    it('passes on ten requests per second for downloads, after the first sixty', async () => {
      const front = await startInFrontOf((_request, response) => void response.end())
      const paths = [
        '/film/product.mp4',
        '/press/kit.zip',
        '/press/download/1',
        '/api/privacy/copy/token',
        '/api/admin/waitlist/export',
        '/api/admin/privacy/copy',
      ]
      const started = performance.now()
      const statuses: number[] = []
      for (let round = 0; round < 20; round += 1)
        for (const path of paths) statuses.push((await fetch(front.url + path)).status)
      const seconds = (performance.now() - started) / 1000
      const passedOn = statuses.filter((status) => status === 200).length
      expect(passedOn).toBeGreaterThanOrEqual(60)
      expect(passedOn).toBeLessThanOrEqual(62 + 10 * seconds)
      expect(statuses.filter((status) => status === 429)).toHaveLength(120 - passedOn)
    })

    it.each([
      ['buffered', '/film/product.mp4'],
      ['streamed', '/api/privacy/copy/token'],
    ])('stops reading a %s download whose client has left', async (_how, path) => {
      const chunk = Buffer.alloc(64 * 1024)
      const left = Promise.withResolvers<void>()
      const front = await startInFrontOf(({ url }, response) => {
        if (url !== path) return response.end()
        const send = () => void (response.write(chunk) && setImmediate(send))
        response.on('drain', send).on('close', left.resolve)
        send()
      })
      const session = http2.connect(front.url)
      onTestFinished(() => session.destroy())
      const download = session.request({ ':path': path })
      await once(download, 'data')
      download.close(http2.constants.NGHTTP2_CANCEL)
      await left.promise
    })

    it('logs no tokens, queries or referring pages', async () => {
      for (const path of [
        ...listPersonalPaths('secret-1'),
        '/%75nsubscribe/secret-2?from=secret-3',
        '/blog/search?q=secret-4',
      ])
        await (await get(path, { referer: `${nginx.url}/unsubscribe/secret-5` })).text()
      await fetch(`${nginx.plainUrl}/invitation/secret-6`, { redirect: 'manual' })
      for (const route of [
        ...listPersonalPaths('[token]'),
        '/unsubscribe/[token]',
        '/blog/search',
        '/invitation/[token]',
      ])
        await expect.poll(nginx.documentedLog).toContain(`"GET ${route} HTTP/1.1"`)
      expect(nginx.documentedLog()).not.toContain('secret')
    })

    /** Reads pages constantly, and sends forms if `isSending`, during `work`. Returns the errors and the number of responses. */
    async function visitWhile(work: () => Promise<unknown>, isSending: boolean) {
      const done = new AbortController()
      const errors: string[] = []
      let responses = 0
      const visit = async (name: string, work: () => Promise<number>) => {
        while (!done.signal.aborted) {
          const status = await work().catch((error: Error) => String(error.cause ?? error))
          responses += 1
          if (status !== 200) errors.push(`${name}: ${status}`)
          await wait(20)
        }
      }
      const read = (path: string) => async () => {
        const response = await get(`${path}?${randomUUID()}`)
        await response.text()
        return response.status
      }
      const send = async () => {
        const headers = { 'content-type': 'application/json', origin: nginx.url }
        const body = JSON.stringify({ amount: 'nothing' })
        const response = await fetch(`${nginx.url}/api/help-votes`, { method: 'POST', headers, body })
        await response.text()
        return response.status < 500 ? 200 : response.status
      }
      const visitors = [read('/'), read('/blog'), read('/about'), read('/careers')].map((one) =>
        visit('page', one),
      )
      if (isSending) visitors.push(...[send, send, send].map((one) => visit('form', one)))
      await work()
      done.abort()
      await Promise.all(visitors)
      return { errors, responses }
    }

    it('shows no errors when an instance is killed', async () => {
      const { errors, responses } = await visitWhile(async () => {
        await wait(500)
        await instances[0].kill()
        await wait(2_000)
        instances[0] = await start(0)
        await wait(500)
      }, false)
      expect(errors).toEqual([])
      expect(responses).toBeGreaterThan(100)
    }, 60_000)

    it('loses nothing, not even a form, when deploy/roll.sh restarts both', async () => {
      // Replaces systemd.
      const supervisor = http.createServer(async (request, response) => {
        const index = ports.indexOf(Number(request.url?.slice(1))) as 0 | 1
        await instances[index].stop()
        instances[index] = await start(index)
        response.end()
      })
      supervisor.listen(0, '127.0.0.1')
      await once(supervisor, 'listening')
      const { port } = supervisor.address() as AddressInfo
      const RESTART = `curl -fsS http://127.0.0.1:${port}/%s`
      const roll = () => execute('deploy/roll.sh', ports.map(String), { env: { ...process.env, RESTART } })
      const { errors, responses } = await visitWhile(async () => {
        expect((await roll()).stdout.match(/Ready\./g)).toHaveLength(2)
        await roll()
      }, true)
      supervisor.close()
      expect(errors).toEqual([])
      expect(responses).toBeGreaterThan(100)
    }, 120_000)

    it('shows stale public pages while no instance responds', async () => {
      await (await get('/security')).text()
      await Promise.all(instances.map((app) => app.kill()))
      const response = await get('/security')
      expect([response.status, (await response.text()).includes('</html>')]).toEqual([200, true])
    })
  })
