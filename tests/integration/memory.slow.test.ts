import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { encode } from 'next-auth/jwt'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { putObject } from '@/lib/storage/objects'
import { type AppProcess, startApp } from '../support/app-process'
import { makePicture } from '../support/picture'

// Simulates visitors and staff of all kinds on an instance of the built site. Stored pages are outside of the heap;
// page-store.slow.test.ts tests their limit. `MEMORY_SECONDS=300 npm run test:vitest -- memory` takes that long and
// prints the figures of each round.

const SECONDS = Number(process.env.MEMORY_SECONDS ?? 0)
const ROUNDS = 5
const VISITS = 200
const VISITORS = 8
/** The limit of growth from the end of the second round, when every kind of page has been rendered often, to the last. */
const MAX_GROWTH = 1.05

const folder = mkdtempSync(path.join(os.tmpdir(), 'memory-'))
const memoryFile = path.join(folder, 'memory')
const picture = `${randomUUID()}-640.avif`
let app: AppProcess
let cookie: string
let join: (number: number) => RequestInit

beforeAll(async () => {
  const image = await sharp((await makePicture()).buffer)
    .avif()
    .toBuffer()
  await putObject('general-images', picture, image, { contentType: 'image/avif', size: image.length })
  const { sessions } = await db.adminUser.create({
    data: {
      username: randomUUID(),
      role: 'owner',
      name: 'Ada Obi',
      passwordHash: '',
      sessions: { create: {} },
    },
    select: { sessions: { select: { id: true } } },
  })
  app = await startApp({
    env: {
      WORKER: 'off',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXY_HOPS: '1',
      MEMORY_FILE: memoryFile,
      NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, '../support/memory-watch.mjs')}`,
    },
  })
  const token = await encode({ token: { sid: sessions[0]?.id }, secret: env.AUTH_SECRET })
  cookie = `admin-${new URL(app.url).port}-session=${token}`
  join = await readForm()
}, 60_000)
afterAll(async () => {
  await app?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Reads the signup form. Returns requests like those of its page's script. */
async function readForm() {
  const { window } = new JSDOM(await (await fetch(`${app.url}/waitlist`)).text())
  const form = [...window.document.forms].find((each) => each.elements.namedItem('email'))
  const fields = [...new window.FormData(form)]
  const described = fields.find(([name]) => /^\$ACTION_\w*:0$/.test(name))?.[1]
  const action: { id: string } = JSON.parse(String(described))
  return (number: number): RequestInit => {
    const body = new FormData()
    for (const [name, value] of fields)
      if (!name.startsWith('$ACTION')) body.append(`_1_${name}`, String(value))
    body.set('_1_name', 'Ada Obi')
    body.set('_1_email', `visitor-${number}@example.com`)
    body.append('0', '["$K1"]')
    return {
      method: 'POST',
      body,
      headers: { accept: 'text/x-component', 'next-action': action.id, origin: app.url },
    }
  }
}

const visits: ((number: number) => [path: string, init?: RequestInit])[] = [
  () => ['/'],
  () => [`/media/general-images/${picture}`],
  (number) => [`/made-up-${number}?token=${number}`],
  (number) => [`/help/search?q=withdraw+${number}`],
  (number) => [`/api/help-search?q=withdraw+${number}`],
  (number) => ['/waitlist', join(number)],
  () => ['/admin/waitlist', { headers: { cookie } }],
  () => ['/admin/blog', { headers: { cookie } }],
]

let visited = 0
let failed = 0

async function visit(count: number) {
  const end = visited + count
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (visited < end) {
        visited += 1
        const number = visited
        const [address, init] = visits[number % visits.length]?.(number) ?? ['/']
        const headers = new Headers(init?.headers)
        headers.set('x-forwarded-for', `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)
        const response = await fetch(app.url + address, { ...init, headers, redirect: 'manual' })
        await response.arrayBuffer()
        if (response.status !== (address.startsWith('/made-up') ? 404 : 200)) failed += 1
      }
    }),
  )
}

/** Returns the megabytes of the heap in use, without garbage, and those that the process occupies. */
async function readMemory() {
  writeFileSync(memoryFile, '')
  process.kill(app.pid, 'SIGUSR2')
  const read = () => {
    const text = readFileSync(memoryFile, 'utf8')
    expect(text).not.toBe('')
    return Number(text) / 1e6
  }
  const used = await vi.waitFor(read, { timeout: 10_000 })
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]) / 1e3
  return { used, resident }
}

it(
  'uses no more memory the longer visitors come',
  async () => {
    const end = performance.now() + SECONDS * 1_000
    const memory: Awaited<ReturnType<typeof readMemory>>[] = []
    while (memory.length < ROUNDS || performance.now() < end) {
      await visit(VISITS)
      memory.push(await readMemory())
      if (SECONDS > 0) console.log({ visited, ...memory.at(-1) })
    }
    expect(failed).toBe(0)
    expect(memory.at(-1)?.used).toBeLessThan(MAX_GROWTH * (memory[1]?.used ?? 0))
  },
  (120 + SECONDS) * 1_000,
)
