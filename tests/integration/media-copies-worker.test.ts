import '../support/own-buckets'

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/media/[...key]/route'
import { saveTestimonial } from '@/lib/landing/actions'
import { deleteImage } from '@/lib/media/actions'
import { copyKey } from '@/lib/media/image-copies'
import { mediaPath } from '@/lib/media/schema'
import { jobs, schedules } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { enqueue } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { startWorker } from '@/lib/platform/worker'
import * as storage from '@/lib/storage/objects'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { makeCopies, stateOf, uploadPng } from '../support/uploaded-image'

const stops: (() => Promise<void>)[] = []
const soon = { timeout: 15_000, interval: 50 }

beforeEach(async () => {
  await becomeAdmin()
  await query('delete from graphile_worker._private_jobs')
  // The seed's own images are not part of the test.
  await db.mediaImage.updateMany({ data: { copies: 'ready' } })
})

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  vi.restoreAllMocks()
  log.level = 'warn'
})

function work() {
  const stop = startWorker(jobs, schedules)
  stops.push(stop)
  return stop
}

const waitUntilReady = (image: { id: string }) =>
  vi.waitFor(async () => expect(await stateOf(image)).toMatchObject({ copies: 'ready' }), soon)

describe('a worker', () => {
  it('makes the copies after an upload', async () => {
    const image = await uploadPng()
    work()
    await waitUntilReady(image)
  })

  it('finds images that were uploaded before copies existed', async () => {
    const images = [await uploadPng(200), await uploadPng(200)]
    await query('delete from graphile_worker._private_jobs')
    work()
    for (const image of images) await waitUntilReady(image)
  })

  it('leaves the rest to the next worker if it is stopped in between', async () => {
    const image = await uploadPng()
    log.level = 'silent'
    const stopped = Promise.withResolvers<void>()
    const real = storage.putObject
    const put = vi.spyOn(storage, 'putObject').mockImplementationOnce((...object) => {
      stopped.resolve(stop())
      return real(...object)
    })
    const stop = work()
    await stopped.promise
    expect(put).toHaveBeenCalledOnce()
    expect(await stateOf(image)).toMatchObject({ copies: 'pending' })
    await query('update graphile_worker._private_jobs set run_at = now()')
    work()
    await waitUntilReady(image)
    expect(put).toHaveBeenCalledTimes(8)
  })

  it('handles one image at a time, and sends emails in the meantime', async () => {
    const images = [await uploadPng(200), await uploadPng(200), await uploadPng(200)]
    let [running, most] = [0, 0]
    const real = storage.openObject
    vi.spyOn(storage, 'openObject').mockImplementation(async (...object) => {
      running += 1
      most = Math.max(most, running)
      await vi.waitFor(() => expect(done).toHaveBeenCalled(), soon)
      running -= 1
      return real(...object)
    })
    const done = vi.fn()
    const stop = startWorker({ ...jobs, 'test.urgent': async () => done() }, [])
    stops.push(stop)
    await vi.waitFor(() => expect(running).toBe(1), soon)
    await enqueue(db, 'test.urgent', {})
    for (const image of images) await waitUntilReady(image)
    expect(most).toBe(1)
  })

  it('records that it failed permanently when the job has died', async () => {
    const image = await uploadPng()
    await query('update graphile_worker._private_jobs set attempts = max_attempts')
    await jobs['media.queue-missing-copies']?.({})
    expect(await stateOf(image)).toMatchObject({ copies: 'failed' })
  })
})

describe('when the copies are ready', () => {
  /** Runs `work` and returns the tags that were expired. */
  async function expiredBy(run: () => Promise<void>) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    const tags: string[] = []
    client.on('notification', ({ payload = '' }) => tags.push(payload))
    await client.connect()
    await client.query('LISTEN expire_tag')
    await run()
    // Earlier announcements arrive first.
    await client.query("SELECT pg_notify('expire_tag', 'last')")
    await vi.waitFor(() => expect(tags).toContain('last'), soon)
    await client.end()
    return tags.filter((tag) => tag !== 'last')
  }

  it('only the pages that show the image are rendered again', async () => {
    const [unused, shown, named] = [await uploadPng(), await uploadPng(), await uploadPng()]
    const review = { name: 'Ngozi', role: 'Tailor, Aba', title: 'It came', content: 'On the day.', plan: '' }
    const saved = await saveTestimonial({ ...review, id: randomUUID(), version: 0, imageId: shown.id })
    expect(saved).toMatchObject({ ok: true })
    await db.helpArticle.updateMany({ data: { content: `![](${mediaPath(named)})` } })
    expect(await expiredBy(() => makeCopies(unused))).toEqual([])
    expect(await expiredBy(() => makeCopies(shown))).toEqual(['landing'])
    expect(await expiredBy(() => makeCopies(named))).toEqual(['help'])
    expect(await deleteImage({ id: named.id })).toMatchObject({
      ok: false,
      message: expect.stringContaining('the guide “'),
    })
  })

  it('each copy has an address that never changes', async () => {
    const image = await uploadPng()
    await makeCopies(image)
    for (const [width, format] of [
      [256, 'avif'],
      [640, 'webp'],
    ] as const) {
      const path = mediaPath({ ...image, key: copyKey(image.key, width, format) })
      const sendRequest = (init: RequestInit = {}) =>
        GET(new Request(env.APP_URL + path, init), {
          params: Promise.resolve({ key: path.split('/').slice(2) }),
        })
      const response = await sendRequest()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const length = (await response.arrayBuffer()).byteLength
      const head = await sendRequest({ method: 'HEAD' })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)])
      expect(await head.text()).toBe('')
      const unchanged = await sendRequest({
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      })
      expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    }
  })
})
