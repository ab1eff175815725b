import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEAD as headFile, GET as openFile } from '@/app/(site)/press/download/[id]/route'
import { HEAD as headKit, GET as sendKit } from '@/app/(site)/press/kit.zip/route'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { downloadMessages } from '@/lib/press/download-messages'
import { getPressKit, type PressAsset } from '@/lib/press/queries'
import { assetCategoryNames } from '@/lib/press/schema'
import { storagePrefix } from '@/lib/site'
import * as storage from '@/lib/storage/objects'
import { becomeVisitor } from '../support/request'

const FOLDER = `${storagePrefix}-press-kit`

// Limits are counted per network, so each test uses its own address.
beforeEach(() => becomeVisitor({ address: `198.51.100.${Math.floor(Math.random() * 250)}-${randomUUID()}` }))
afterEach(() => vi.restoreAllMocks())

const at = (id: string) => ({ params: Promise.resolve({ id }) })
const request = (id: string, headers: HeadersInit = {}) =>
  new Request(`${env.APP_URL}/press/download/${id}`, { headers })
const download = (id: string, headers?: HeadersInit) => openFile(request(id, headers), at(id))

const openKit = () => sendKit(new Request(`${env.APP_URL}/press/kit.zip`))

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

async function inStorage(key: string) {
  const object = await storage.openObject('press-kit', key)
  if (!object) throw new Error(`There is no object ${key}`)
  return buffer(object.body)
}

async function unzip(response: Response) {
  const bytes = await bytesOf(response)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  return unzipSync(bytes)
}

let position = 1000

/** Adds an asset with an unchecked file name, as in an old row. */
async function addAsset(
  name: string,
  content: string = randomUUID(),
  overrides: { isStored?: boolean } = {},
) {
  const body = Buffer.from(content)
  const key = `${randomUUID()}.svg`
  if (overrides.isStored !== false)
    await storage.putObject('press-kit', key, body, { contentType: 'image/svg+xml', size: body.length })
  const sha256 = hashOf(body)
  const file = { key, name, contentType: 'image/svg+xml', size: body.length, sha256 }
  position += 1
  return db.pressAsset.create({
    data: { name: 'A drawing', description: '', position, file: { create: file } },
    select: { id: true },
  })
}

async function findAsset(id: string): Promise<PressAsset> {
  const asset = (await getPressKit()).assets.find((each) => each.id === id)
  if (!asset) throw new Error('There is no such asset')
  return asset
}

describe('the seeded kit', () => {
  it('has real files in every category, each in storage as its row says', async () => {
    const { assets, facts, messages, leaders, contact, boilerplate } = await getPressKit()
    expect(new Set(assets.map(({ category }) => category))).toEqual(
      new Set(['logos', 'screenshots', 'marketing']),
    )
    for (const { file } of assets) {
      const bytes = await inStorage(file.key)
      expect(bytes.length).toBe(file.size)
      expect(hashOf(bytes)).toBe(file.sha256)
    }
    expect(assets.filter(({ preview }) => preview).length).toBe(assets.length - 1)
    expect(facts).toContainEqual(expect.objectContaining({ label: 'Founded', value: '2023' }))
    expect([messages.length, leaders.length, boilerplate.length].every((count) => count > 2)).toBe(true)
    expect(contact?.pressEmail).toContain('@')
  })

  it('leaves out facts without a label or a value', async () => {
    await db.pressFact.createMany({
      data: [
        { label: 'Half', value: '', position: 901 },
        { label: '', value: 'a fact', position: 902 },
      ],
    })
    const { facts } = await getPressKit()
    expect(facts.filter(({ label, value }) => !label || !value)).toEqual([])
    expect(facts.length).toBeGreaterThan(5)
  })
})

describe('a file', () => {
  it('is returned unchanged, under its name, and is never displayed', async () => {
    const { assets } = await getPressKit()
    for (const { id, file } of assets) {
      const response = await download(id)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': file.contentType,
        'content-length': String(file.size),
        'content-disposition': `attachment; filename="${file.name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect((await bytesOf(response)).equals(await inStorage(file.key))).toBe(true)
    }
  })

  it('keeps only safe characters of its name', async () => {
    const { id } = await addAsset('Ṣọlá 💰 \u202egvs.exe')
    const { headers } = await download(id)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Sola __ gvs.svg"; filename*=UTF-8''${encodeURIComponent('Ṣọlá 💰 gvs.svg')}`,
    )
  })

  it('is not sent again to a client that has it', async () => {
    const { assets } = await getPressKit()
    const { id = '', file } = assets[0] ?? {}
    const open = vi.spyOn(storage, 'openObject')
    const response = await download(id, { 'if-none-match': `"other", "${file?.sha256}"` })
    expect(response.status).toBe(304)
    expect(open).not.toHaveBeenCalled()
  })

  it('answers HEAD with its size without being fetched', async () => {
    const { assets } = await getPressKit()
    const { id = '', file } = assets[0] ?? {}
    const open = vi.spyOn(storage, 'openObject')
    const response = await headFile(request(id), at(id))
    expect(response.headers.get('content-length')).toBe(String(file?.size))
    expect(response.body).toBeNull()
    expect(open).not.toHaveBeenCalled()
    expect((await headFile(request('no-such-id'), at('no-such-id'))).status).toBe(404)
  })

  it('is gone while in the Trash, and back when restored', async () => {
    const { id } = await addAsset('gone.svg')
    await db.pressAsset.update({ where: { id }, data: { deletedAt: new Date() } })
    const response = await download(id)
    expect([response.status, (await response.text()).trim()]).toEqual([404, downloadMessages.gone])
    await db.pressAsset.update({ where: { id }, data: { deletedAt: null } })
    expect((await download(id)).status).toBe(200)
    for (const unknown of ['', '../x', randomUUID(), "' or 1=1"])
      expect((await download(unknown)).status).toBe(404)
  })

  it('is refused with a short message while storage is down', async () => {
    const { assets } = await getPressKit()
    vi.spyOn(storage, 'openObject').mockRejectedValue(new Error('ECONNREFUSED'))
    const response = await download(assets[0]?.id ?? '')
    expect([response.status, (await response.text()).trim()]).toEqual([503, downloadMessages.unavailable])
    expect(response.headers.get('retry-after')).toBe('60')
  })

  it('is aborted when storage fails, and closes the storage stream when the visitor leaves', async () => {
    const { id } = await addAsset('long.svg', 'x'.repeat(1000))
    const { file } = await findAsset(id)
    const short = Readable.from([Buffer.from('only this')])
    const opened = vi.spyOn(storage, 'openObject')
    opened.mockResolvedValueOnce({ body: short, contentType: '', size: file.size, etag: '' })
    await expect((await download(id)).arrayBuffer()).rejects.toThrow(/Expected 1000 bytes, but got 9/)

    const endless = new Readable({ read() {} })
    opened.mockResolvedValueOnce({ body: endless, contentType: '', size: file.size, etag: '' })
    await (await download(id)).body?.cancel()
    expect(endless.destroyed).toBe(true)
  })

  it('is limited to six simultaneous downloads per network, and frees each slot when done', async () => {
    const { id } = await addAsset('slow.svg')
    const open = await Promise.all(Array.from({ length: 6 }, () => download(id)))
    expect(open.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const refused = await download(id)
    expect([refused.status, (await refused.text()).trim()]).toEqual([
      503,
      'Too many files are being downloaded right now. Please try again in a minute.',
    ])
    await open.pop()?.body?.cancel()
    const next = await download(id)
    expect(next.status).toBe(200)
    await Promise.all([...open, next].map(({ body }) => body?.cancel()))
  })
})

it('frees the slot and closes the storage stream of a visitor who leaves before the first chunk', async () => {
  const { id } = await addAsset('left.svg')
  const left = new AbortController()
  const requestTo = (path: string) => new Request(`${env.APP_URL}${path}`, { signal: left.signal })
  const opened = vi.spyOn(storage, 'openObject')
  for (let i = 0; i < 3; i += 1) {
    expect((await openFile(requestTo(`/press/download/${id}`), at(id))).status).toBe(200)
    expect((await sendKit(requestTo('/press/kit.zip'))).status).toBe(200)
  }
  expect((await download(id)).status).toBe(503)
  left.abort()
  for (const { value } of opened.mock.results) expect((await value)?.body.destroyed).toBe(true)
  // If storage responds only after the visitor has left, the signal is already aborted.
  for (let i = 0; i < 8; i += 1)
    expect((await openFile(requestTo(`/press/download/${id}`), at(id))).status).not.toBe(503)
  const { status, body } = await download(id)
  expect(status).toBe(200)
  await body?.cancel()
})

describe('the complete kit', () => {
  it('contains every file exactly as stored, and the texts', async () => {
    const kit = await getPressKit()
    const entries = await unzip(await openKit())
    const files = Object.entries(entries).filter(([path]) => !path.endsWith('.txt'))
    const stored = await Promise.all(kit.assets.map(async ({ file }) => hashOf(await inStorage(file.key))))
    expect(files.map(([, bytes]) => hashOf(bytes))).toEqual(stored)
    const folders = kit.assets.map(({ category }) => `${FOLDER}/${assetCategoryNames[category]}/`)
    expect(files.map(([path]) => path.slice(0, path.lastIndexOf('/') + 1))).toEqual(folders)
    const text = (name: string) => Buffer.from(entries[`${FOLDER}/${name}.txt`] ?? []).toString('utf8')
    expect(text('Company facts')).toContain('Paid out each month: About ₦2.8 million')
    for (const { title, description } of kit.messages)
      expect(text('Key messages')).toContain(`${title}\n${description}`)
    expect(text('About the company')).toContain(kit.boilerplate)
    expect(text('Leadership')).toContain('Ṣeun')
    expect(text('In the news')).toContain('The Yaba Notebook, 3 November 2025')
    expect(text('Press contact')).toContain(kit.contact?.pressEmail)
    expect(text('Press contact')).toContain('Response: within 24 hours')
  })

  it('unpacks into one folder, whatever the file names', async () => {
    const names = ['../../up.svg', 'a/b\\c.svg', 'Same.svg', 'same.svg', 'con.svg', '\u202etxt.svg', '💰.svg']
    for (const name of names) await addAsset(name)
    const paths = Object.keys(await unzip(await openKit()))
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
    for (const path of paths)
      expect(path).toMatch(
        /^[a-z-]+\/(Logos\/|Screenshots\/|Marketing\/)?[^/\\:*?"<>|\p{Cc}\p{Cf}]+\.\w{3}$/u,
      )
    const drawings = ['up.svg', 'c.svg', 'Same.svg', 'same (2).svg', 'con-file.svg', 'txt.svg', '💰.svg']
    expect(paths).toEqual(expect.arrayContaining(drawings.map((name) => `${FOLDER}/Logos/${name}`)))
  })

  it('contains a file once, even if several assets show it', async () => {
    const { id } = await addAsset('shared.svg')
    const { fileId } = await db.pressAsset.findUniqueOrThrow({ where: { id } })
    position += 1
    await db.pressAsset.create({ data: { name: 'Again', description: '', position, fileId } })
    const paths = Object.keys(await unzip(await openKit()))
    expect(paths.filter((path) => path.includes('shared'))).toEqual([`${FOLDER}/Logos/shared.svg`])
  })

  it('leaves out deleted assets', async () => {
    const { id } = await addAsset('secret.svg')
    await db.pressAsset.update({ where: { id }, data: { deletedAt: new Date() } })
    expect(Object.keys(await unzip(await openKit())).join()).not.toContain('secret')
  })

  it('answers HEAD like GET, without opening a file', async () => {
    const got = await openKit()
    const open = vi.spyOn(storage, 'openObject')
    const head = await headKit()
    expect(head.body).toBeNull()
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
    expect(head.headers.get('content-disposition')).toContain(`filename="${FOLDER}.zip"`)
    expect(open).not.toHaveBeenCalled()
    await got.body?.cancel()
  })

  it('reports a missing file and is sent without it', async () => {
    const { id } = await addAsset('lost.svg', 'lost', { isStored: false })
    const entries = await unzip(await openKit())
    await db.pressAsset.delete({ where: { id } })
    expect(Object.keys(entries).join()).not.toContain('lost.svg')
    expect(Buffer.from(entries[`${FOLDER}/Missing files.txt`] ?? []).toString()).toContain('Logos/lost.svg')
  })

  it('is refused with a short message while storage is down, or its access key has no permissions', async () => {
    const has = vi.spyOn(storage, 'hasObject').mockRejectedValueOnce(new Error('ECONNREFUSED'))
    const response = await openKit()
    expect([response.status, (await response.text()).trim()]).toEqual([503, downloadMessages.kitUnavailable])
    has.mockResolvedValue(false)
    expect((await headKit()).status).toBe(503)
  })

  it('is visibly incomplete if storage fails midway', async () => {
    const { assets } = await getPressKit()
    const broken = assets.at(-1)?.file.key
    const open = storage.openObject
    vi.spyOn(storage, 'openObject').mockImplementation(async (bucket, key) => {
      if (key === broken) throw new Error('socket hang up')
      return open(bucket, key)
    })
    await expect((await openKit()).arrayBuffer()).rejects.toThrow(/socket hang up/)
  })

  it('closes the open file when the visitor leaves', async () => {
    const endless = new Readable({ read() {} })
    endless.push(Buffer.alloc(10))
    vi.spyOn(storage, 'openObject').mockImplementation(async (_bucket, key) => {
      const file = (await getPressKit()).assets.find((asset) => asset.file.key === key)?.file
      return { body: endless, contentType: '', size: file?.size ?? 0, etag: '' }
    })
    const reader = (await openKit()).body?.getReader()
    while (!endless.readableDidRead) await reader?.read()
    await reader?.cancel()
    expect(endless.destroyed).toBe(true)
  })

  it('is limited to thirty downloads per network in ten minutes', async () => {
    const has = vi.spyOn(storage, 'hasObject').mockResolvedValue(true)
    for (let i = 0; i < 30; i += 1) expect((await headKit()).status).toBe(200)
    const refused = await openKit()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await refused.text()).toMatch(/again in \d+ min/)
    becomeVisitor({ address: '203.0.113.99' })
    expect((await headKit()).status).toBe(200)
    has.mockRestore()
  })
})
