import '../support/own-buckets'

import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/admin/press-files/route'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { listRows } from '@/lib/content/admin-queries'
import { deleteImage } from '@/lib/media/actions'
import { listImages } from '@/lib/media/admin-queries'
import { LOST_IMAGE, refuseMissingImage, refuseMissingImages } from '@/lib/media/lock-images'
import { previewKey } from '@/lib/media/schema'
import { uploadImage } from '@/lib/media/upload'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import {
  deletePressItem,
  reorderPressItems,
  restorePressItem,
  saveBoilerplate,
  saveLeader,
  saveNews,
  savePressAsset,
  savePressContact,
  savePressFact,
} from '@/lib/press/actions'
import { getPressContactForEdit, getPressPageForEdit, listAssetsForEdit } from '@/lib/press/admin-queries'
import type { PressFileResponse, PressUpload } from '@/lib/press/file-rules'
import { pressMessages } from '@/lib/press/file-rules'
import { pressJobs } from '@/lib/press/jobs'
import { pressLists } from '@/lib/press/lists'
import { getPressKit } from '@/lib/press/queries'
import { storePressFile } from '@/lib/press/upload'
import * as storage from '@/lib/storage/objects'
import { becomeAdmin } from '../support/admin'
import { makePdf, makeZip } from '../support/documents'
import { becomeVisitor } from '../support/request'
import { uploadPng } from '../support/uploaded-image'

const MB = 1024 * 1024

beforeEach(async () => {
  await becomeAdmin()
})

const svg = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><title>${randomUUID()}</title><path d="M0 0h8v8z"/></svg>`,
  )

async function send(bytes: BodyInit | null, name: string, { headers = {}, search = '' } = {}) {
  const response = await POST(
    new Request(`${env.APP_URL}/api/admin/press-files${search}`, {
      method: 'POST',
      body: bytes,
      duplex: 'half',
      headers: { 'x-file-name': encodeURIComponent(name), ...headers },
    } as RequestInit),
  )
  const body: PressFileResponse = await response.json()
  return { status: response.status, body }
}

async function storeFile(bytes: Buffer, name: string): Promise<PressUpload> {
  const { body } = await send(new Uint8Array(bytes), name)
  if (!body.ok) throw new Error(body.message)
  return body
}

async function objectOf(fileId: string) {
  const { key } = await db.pressFile.findUniqueOrThrow({ where: { id: fileId } })
  const object = await storage.openObject('press-kit', key)
  const chunks: Buffer[] = []
  for await (const chunk of object?.body ?? []) chunks.push(chunk)
  return { key, object, bytes: Buffer.concat(chunks) }
}

async function counts() {
  let objects = 0
  for await (const _ of storage.listObjects('press-kit')) objects++
  return { objects, rows: await db.pressFile.count() }
}

describe('an uploaded file', () => {
  it('is cleaned and stored, with a database row and a preview', async () => {
    const file = await storeFile(svg(), '../../Our “logo”.SVG')
    expect(file).toMatchObject({ name: 'Our “logo”.svg', contentType: 'image/svg+xml' })
    const { key, object, bytes } = await objectOf(file.id)
    expect(key).toMatch(/^[0-9a-f-]{36}\.svg$/)
    expect(object?.contentType).toBe('image/svg+xml')
    expect(bytes.toString()).not.toContain('onload')
    expect(bytes.length).toBe(file.size)
    const preview = await db.mediaImage.findUniqueOrThrow({ where: { id: file.previewId ?? '' } })
    expect(preview).toMatchObject({ contentType: 'image/webp', width: 1_200, height: 1_200 })
    expect(file.previewPath).toBe(`/media/${preview.bucket}/${preview.key}`)
    const { images } = await listImages({ q: 'Our “logo”' })
    expect(images).toEqual([])
  })

  it('can be a PDF or a ZIP archive, neither of which has a preview', async () => {
    for (const [bytes, name] of [
      [makePdf(), 'sheet.pdf'],
      [makeZip([{ name: 'a', data: svg() }]), 'kit.zip'],
    ] as const) {
      const file = await storeFile(bytes, name)
      expect(file).toMatchObject({ name, previewId: null, previewPath: null })
      expect((await objectOf(file.id)).bytes.equals(bytes)).toBe(true)
    }
  })

  it('can be 25 MB and not a byte more', async () => {
    const pdf = makePdf('Ada', 25 * MB)
    const before = await counts()
    expect(pdf.length).toBe(25 * MB)
    expect((await send(new Uint8Array(pdf), 'sheet.pdf')).status).toBe(201)
    const larger = new Uint8Array(makePdf('Ada', 25 * MB + 1))
    const refused = { status: 413, body: { ok: false, message: 'File size exceeds 25MB limit' } }
    expect(await send(larger, 'sheet.pdf')).toEqual(refused)
    const streamed = new Blob([larger]).stream()
    expect(await send(streamed, 'sheet.pdf')).toEqual(refused)
    expect(await counts()).toEqual({ objects: before.objects + 1, rows: before.rows + 1 })
  }, 60_000)

  it('is rejected while it is being read if it does not end', async () => {
    const before = await counts()
    let sent = 0
    let isCanceled = false
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += MB
        controller.enqueue(new Uint8Array(MB))
      },
      cancel() {
        isCanceled = true
      },
    })
    expect((await send(endless, 'kit.zip')).status).toBe(413)
    expect(sent).toBeLessThan(40 * MB)
    expect(isCanceled).toBe(true)
    expect(await counts()).toEqual(before)
  })

  it('is rejected if it arrives too slowly, and not mistaken for complete', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(makePdf()) })
    const stored = storePressFile({ body: slow, name: 'sheet.pdf', actor: null })
    const refused = expect(stored).rejects.toThrow(pressMessages.slow)
    await vi.advanceTimersByTimeAsync(110_000)
    vi.useRealTimers()
    await refused
  })

  it('is refused if the same person is already uploading two, so that others can still upload', async () => {
    const open: ReadableStreamDefaultController[] = []
    const begin = (id: string) =>
      storePressFile({
        body: new ReadableStream({ start: (controller) => void open.push(controller) }),
        name: 'sheet.pdf',
        actor: { id, name: 'Bisi', sessionId: randomUUID(), role: 'owner' },
      }).catch((error: Error) => error.message)
    const results = ['ada', 'ada', 'ada', 'obi'].map(begin)
    for (const upload of open) upload.close()
    const areRefused = (await Promise.all(results)).map((result) => result === pressMessages.busy)
    expect(areRefused).toEqual([false, false, true, false])
  })

  it.each([
    ['an HTML page named .svg', Buffer.from('<html><script>alert(1)</script></html>'), 'logo.svg', 415],
    ['an SVG file named .png', svg(), 'logo.png', 415],
    ['an executable', Buffer.from('MZ'), 'setup.exe', 415],
    ['a truncated PDF', makePdf().subarray(0, 300), 'sheet.pdf', 422],
    ['an empty file', Buffer.alloc(0), 'logo.png', 422],
  ])('is rejected and stores nothing: %s', async (_what, bytes, name, status) => {
    const before = await counts()
    const response = await send(new Uint8Array(bytes), name)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ ok: false })
    expect(await counts()).toEqual(before)
  })

  it('is rejected from other sites and from visitors', async () => {
    const before = await counts()
    const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }
    expect((await send(new Uint8Array(svg()), 'logo.svg', foreign)).status).toBe(403)
    becomeVisitor()
    expect((await send(new Uint8Array(svg()), 'logo.svg')).status).toBe(401)
    expect(await counts()).toEqual(before)
  })

  it('leaves no row if storage is down', async () => {
    const rows = await db.pressFile.count()
    const put = vi.spyOn(storage, 'putObject').mockRejectedValueOnce(new Error('unavailable'))
    expect(await send(new Uint8Array(svg()), 'logo.svg')).toEqual({
      status: 503,
      body: { ok: false, message: pressMessages.storageUnreachable },
    })
    put.mockRestore()
    expect(await db.pressFile.count()).toBe(rows)
  })

  it('is refused if its sender is disabled meanwhile', async () => {
    const { id } = await becomeAdmin()
    const { rows } = await counts()
    const bytes = makePdf()
    // Read from only after the first check of the session.
    const pull = async (controller: ReadableStreamDefaultController) => {
      controller.enqueue(bytes.subarray(0, 50))
      await db.adminUser.update({ where: { id }, data: { disabledAt: new Date() }, select: { id: true } })
      controller.enqueue(bytes.subarray(50))
      controller.close()
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    expect((await send(body, 'sheet.pdf')).body).toMatchObject({ ok: false, message: SESSION_ENDED })
    expect((await counts()).rows).toBe(rows)
  })

  it('can be a copy of a gallery image', async () => {
    const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#0a5' } })
      .composite([{ input: randomBytes(3), raw: { width: 1, height: 1, channels: 3 } }])
      .png()
      .toBuffer()
    const image = await uploadImage({
      slot: 'generalImage',
      name: 'Banner.jpg',
      body: new Blob([new Uint8Array(bytes)]).stream(),
      actor: null,
    })
    const { status, body } = await send(null, '', { search: `?image=${image.id}` })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Banner.png', contentType: 'image/png' })
    const gone = await send(null, '', { search: `?image=${randomUUID()}` })
    expect(gone.body).toMatchObject({ ok: false, message: expect.stringMatching(/no longer exists/) })

    const open = vi.spyOn(storage, 'openObject')
    const copies = await Promise.all(
      Array.from({ length: 12 }, () => send(null, '', { search: `?image=${image.id}` })),
    )
    const refused = copies.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(open, 'nothing is opened for a refused copy').toHaveBeenCalledTimes(12 - refused.length)
    open.mockRestore()
  })
})

const newAsset = (fileId: string, fields: object = {}) => ({
  id: randomUUID(),
  version: 0,
  name: `Logo ${randomUUID()}`,
  category: 'logos' as const,
  description: '',
  fileId,
  ...fields,
})

describe('the cleanup', () => {
  const age = (id: string) =>
    db.pressFile.update({ where: { id }, data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) } })

  it('erases files unused for a day, with their previews, and no others', async () => {
    const [young, old, claimed] = [
      await storeFile(svg(), 'young.svg'),
      await storeFile(svg(), 'old.svg'),
      await storeFile(svg(), 'claimed.svg'),
    ]
    const asset = newAsset(claimed.id)
    expect(await savePressAsset(asset)).toMatchObject({ ok: true })
    expect(await deletePressItem({ list: 'asset', id: asset.id })).toMatchObject({ ok: true })
    const { key } = await objectOf(old.id)
    await age(old.id)
    await age(claimed.id)
    await pressJobs['press.sweep-files']?.({})
    const left = await db.pressFile.findMany({ where: { id: { in: [young.id, old.id, claimed.id] } } })
    expect(left.map(({ id }) => id).sort()).toEqual([young.id, claimed.id].sort())
    expect(await db.mediaImage.count({ where: { id: old.previewId ?? '' } })).toBe(0)
    expect(await db.mediaImage.count({ where: { id: claimed.previewId ?? '' } })).toBe(1)
    await pressJobs['press.erase-file']?.({ key })
    expect(await storage.hasObject('press-kit', key)).toBe(false)
  }, 60_000)
})

describe('a media asset', () => {
  it('shows the preview of its own file, whatever the form says', async () => {
    const file = await storeFile(svg(), 'logo.svg')
    const asset = newAsset(file.id)
    expect(await savePressAsset(asset)).toMatchObject({ ok: true })
    const found = (await listAssetsForEdit()).find(({ id }) => id === asset.id)
    expect(found?.preview?.id).toBe(file.previewId)
    expect(found?.file).toMatchObject({ contentType: 'image/svg+xml', size: file.size })
    expect(
      await savePressAsset({ ...asset, version: 1, previewId: randomUUID() } as typeof asset),
    ).toMatchObject({
      ok: false,
    })
  })

  it('has a preview that nothing else can show, because it would be deleted with the asset', async () => {
    const { id, previewId } = await storeFile(svg(), 'logo.svg')
    const text = `![](/media/general-images/${previewKey(id)})`
    await expect(db.$transaction((tx) => refuseMissingImages(tx, text))).rejects.toThrow(LOST_IMAGE)
    await expect(db.$transaction((tx) => refuseMissingImage(tx, previewId))).rejects.toThrow(/choose another/)
  })

  it('requires a file that exists', async () => {
    expect(await savePressAsset(newAsset(randomUUID()))).toMatchObject({
      ok: false,
      fieldErrors: { fileId: expect.stringMatching(/upload it again/) },
    })
    expect(await savePressAsset(newAsset(''))).toMatchObject({
      ok: false,
      fieldErrors: { fileId: 'Please upload a file or choose an image' },
    })
  })
})

it('an image used by an asset or a leader cannot be deleted', async () => {
  const file = await storeFile(svg(), 'logo.svg')
  const asset = newAsset(file.id)
  await savePressAsset(asset)
  const { id: imageId } = await uploadPng()
  const leader = { id: randomUUID(), version: 0, name: 'Ada Obi', role: '', bio: '', imageId }
  expect(await saveLeader(leader)).toMatchObject({ ok: true })
  for (const [id, place] of [
    [file.previewId ?? '', `the media asset “${asset.name}”`],
    [imageId, 'Ada Obi’s profile in the press kit'],
  ] as const)
    expect(await deleteImage({ id })).toMatchObject({ ok: false, message: expect.stringContaining(place) })
})

describe('the press coverage', () => {
  it('is listed newest first, and rejects unsafe links and impossible dates', async () => {
    const news = (date: string) => ({
      id: randomUUID(),
      version: 0,
      date,
      title: `News ${date}`,
      outlet: '',
      link: '',
    })
    const newest = news('2999-01-02')
    const older = news('2999-01-01')
    const oldest = news('2000-01-01')
    for (const item of [newest, oldest, older]) expect(await saveNews(item)).toMatchObject({ ok: true })
    const ids = (await listRows(pressLists.news)).map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual([newest.id, older.id])
    expect(ids.at(-1)).toBe(oldest.id)
    expect(await saveNews({ ...news('2026-01-01'), link: 'javascript:alert(1)' })).toMatchObject({
      ok: false,
      fieldErrors: { link: expect.stringMatching(/https/) },
    })
    expect(await saveNews(news('0000-01-01'))).toMatchObject({
      fieldErrors: { date: 'Please check the year' },
    })
    await db.newsItem.deleteMany({ where: { id: { in: [newest.id, older.id, oldest.id] } } })
  })

  it('is public in the order that staff choose', async () => {
    const previousIds = (await listRows(pressLists.news)).map(({ id }) => id)
    const ids = previousIds.toReversed()
    expect(await reorderPressItems({ list: 'news', ids, previousIds })).toMatchObject({ ok: true })
    expect((await getPressKit()).news.map(({ id }) => id)).toEqual(ids)
    await reorderPressItems({ list: 'news', ids: previousIds, previousIds: ids })
  })
})

describe('a fact', () => {
  const newFact = () => ({ id: randomUUID(), version: 0, label: '', value: '' })

  it('is saved while it is typed, and the audit log contains each value that was public', async () => {
    const fact = newFact()
    expect(await savePressFact(fact)).toEqual({ ok: true, data: { version: 1 } })
    expect(await savePressFact({ ...fact, version: 1, label: 'Founded' })).toEqual({
      ok: true,
      data: { version: 2 },
    })
    const typed = { ...fact, version: 2, label: 'Founded', value: '2023' }
    expect(await savePressFact(typed)).toEqual({ ok: true, data: { version: 3 } })
    expect((await listRows(pressLists.fact)).at(-1)).toMatchObject({
      id: fact.id,
      label: 'Founded',
      value: '2023',
    })
    await deletePressItem({ list: 'fact', id: fact.id })
    await restorePressItem({ list: 'fact', id: fact.id })
    const { version } = await db.pressFact.findUniqueOrThrow({ where: { id: fact.id } })
    expect(await savePressFact({ ...typed, version, value: '2024' })).toMatchObject({ ok: true })
    const entries = await db.auditEvent.findMany({
      where: { noun: 'press', recordId: fact.id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    })
    expect(entries.slice(0, 2).map(({ summary }) => summary)).toEqual([
      'added a company fact without a label',
      'changed the company fact “Founded”',
    ])
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['create', { label: '', value: '' }],
      ['update', { label: 'Founded', value: '' }],
      ['update', { label: 'Founded', value: '2023' }],
      ['delete', null],
      ['restore', null],
      ['update', { label: 'Founded', value: '2024' }],
    ])
  })

  it('is saved only once if the request is repeated, and refuses outdated saves', async () => {
    const fact = { ...newFact(), label: 'Staff', value: '25' }
    await savePressFact(fact)
    const change = { ...fact, version: 1, value: '26' }
    expect(await savePressFact(change)).toMatchObject({ ok: true })
    expect(await savePressFact(change)).toEqual({ ok: true, data: { version: 2 } })
    expect(await savePressFact({ ...change, value: '27' })).toMatchObject({
      ok: false,
      saved: { version: 2, values: { label: 'Staff', value: '26' } },
    })
  })
})

describe('single records', () => {
  it('the contact information keeps fields that are not sent, and refuses outdated saves', async () => {
    const before = await getPressContactForEdit()
    const version = before?.version ?? 0
    const address = `1 Marina, Lagos ${randomUUID()}`
    expect(await savePressContact({ version, address })).toEqual({ ok: true, data: { version: version + 1 } })
    const after = await getPressContactForEdit()
    expect(after).toMatchObject({ address, pressEmail: before?.pressEmail, pressPhone: before?.pressPhone })
    expect(await savePressContact({ version, address: 'Late' })).toMatchObject({
      ok: false,
      saved: { version: version + 1 },
    })
    expect(await savePressContact({ version: version + 1, pressEmail: 'press@' })).toMatchObject({
      ok: false,
      fieldErrors: { pressEmail: 'Please enter a valid email address' },
    })
    await savePressContact({ version: version + 1, address: before?.address ?? '' })
  })

  it('the boilerplate is never empty', async () => {
    const { version = 0, boilerplate = '' } = (await getPressPageForEdit()) ?? {}
    expect(await saveBoilerplate({ version, boilerplate: '  ' })).toMatchObject({ ok: false })
    expect(await saveBoilerplate({ version, boilerplate: 'One\r\n\r\nTwo' })).toMatchObject({ ok: true })
    expect((await getPressPageForEdit())?.boilerplate).toBe('One\n\nTwo')
    expect(await saveBoilerplate({ version, boilerplate: 'Late' })).toMatchObject({ ok: false })
    await saveBoilerplate({ version: version + 1, boilerplate: boilerplate || 'One' })
  })
})

describe('the date of the last change', () => {
  it('changes with deletions, restores and a new order, but not with uploads or erased rows', async () => {
    const dateAfter = async (change: Promise<unknown>) => {
      expect(await change).toMatchObject({ ok: true })
      return (await getPressKit()).changedAt.getTime()
    }
    const id = randomUUID()
    const item = { list: 'fact', id } as const
    const dates = [
      await dateAfter(savePressFact({ id, version: 0, label: 'Offices', value: '2' })),
      await dateAfter(deletePressItem(item)),
      await dateAfter(restorePressItem(item)),
    ]
    const ids = (await listRows(pressLists.fact)).map(({ id }) => id)
    const reversed = { list: 'fact', ids: ids.toReversed(), previousIds: ids } as const
    dates.push(await dateAfter(reorderPressItems(reversed)))
    dates.push(await dateAfter(reorderPressItems({ list: 'fact', ids, previousIds: reversed.ids })))
    expect(dates).toEqual([...new Set(dates)].toSorted((one, other) => one - other))
    const changedAt = dates.at(-1)
    await storeFile(makePdf(), 'sheet.pdf')
    await db.pressFact.delete({ where: { id } })
    expect((await getPressKit()).changedAt.getTime()).toBe(changedAt)
  })
})
