import '../support/own-buckets'

import { randomInt, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { DeleteObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/media/[...key]/route'
import { jobs } from '@/lib/nouns-server'
import { BUCKETS, type Bucket } from '@/lib/platform/upload-slots'
import { testStorage } from '@/lib/settings/actions'
import { getStorageHealth } from '@/lib/settings/admin-queries'
import { activeStorage } from '@/lib/storage/connection'
import { MARK, markStorage } from '@/lib/storage/mark'
import * as storage from '@/lib/storage/objects'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

const sweeps = ['media.sweep-orphans', 'applications.sweep-resumes', 'press.sweep-files']

beforeEach(async () => {
  await becomeAdmin({ 'x-forwarded-for': `198.51.${randomInt(255)}.${randomInt(255)}` })
  await storage.removeObject(MARK.bucket, MARK.key)
})

/** Stores a file of each kind. This database has no row for any of them, as if another installation had stored them. */
async function putFiles() {
  const files: [Bucket, string][] = [
    ['blog-images', `${randomUUID()}.png`],
    ['press-kit', `${randomUUID()}.pdf`],
    ['resumes', `${randomUUID()}.pdf`],
  ]
  for (const [bucket, key] of files)
    await storage.putObject(bucket, key, Buffer.from('file'), { contentType: 'application/pdf', size: 4 })
  return files
}

const haveFiles = (files: [Bucket, string][]) =>
  Promise.all(files.map(([bucket, key]) => storage.hasObject(bucket, key)))

/** Runs the sweeps as if everything in storage were old. Returns the messages of those that failed. */
async function sweep() {
  const { listObjects } = storage
  const listed = vi.spyOn(storage, 'listObjects').mockImplementation(async function* (bucket) {
    for await (const { key } of listObjects(bucket)) yield { key, writtenAt: new Date(0) }
  })
  try {
    const results = await Promise.allSettled(sweeps.map((name) => jobs[name]?.({})))
    return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  } finally {
    listed.mockRestore()
  }
}

const becomeAnotherInstallation = () => query('update installation set uuid = gen_random_uuid()')

async function readMark() {
  const mark = await storage.openObject(MARK.bucket, MARK.key)
  return mark && text(mark.body)
}

async function ownId() {
  const [installation] = await query<{ uuid: string }>('select uuid from installation')
  return installation?.uuid
}

describe('storage of another installation', () => {
  it('loses nothing to the sweeps of this one, which fail and say why', async () => {
    const files = await putFiles()
    await jobs['settings.claim-storage']?.({})
    await becomeAnotherInstallation()
    const failures = await sweep()
    expect(await haveFiles(files)).toEqual([true, true, true])
    expect(failures).toHaveLength(sweeps.length)
    for (const failure of failures)
      expect(failure).toContain('Another installation of this site uses this storage')
    await expect(jobs['settings.claim-storage']?.({})).rejects.toThrow('Another installation of this site')
    expect(await readMark()).not.toBe(await ownId())
  })

  it('keeps the files whose rows are deleted in a copy of its database', async () => {
    const files = await putFiles()
    await jobs['settings.claim-storage']?.({})
    await becomeAnotherInstallation()
    for (const [bucket, key] of files) await expect(storage.deleteObject(bucket, key)).rejects.toThrow()
    expect(await haveFiles(files)).toEqual([true, true, true])
  })

  it('is reported to staff', async () => {
    await jobs['settings.claim-storage']?.({})
    await becomeAnotherInstallation()
    expect(await getStorageHealth()).toMatchObject({ isReachable: false, kind: 'foreign' })
    expect(await testStorage({})).toMatchObject({
      data: { isWorking: false, message: expect.stringContaining('Another installation of this site') },
    })
  })
})

describe('taking over storage', () => {
  /**
   * Takes over storage that another installation has marked. Returns what was done to the mark. Storage responds with
   * `failure` to a request to overwrite the mark.
   */
  async function takeOver(failure?: number) {
    await jobs['settings.claim-storage']?.({})
    await becomeAnotherInstallation()
    const { connection } = await activeStorage()
    if (!connection) throw new Error('No storage is connected')
    const $metadata = { httpStatusCode: failure }
    const error = new S3ServiceException({ name: 'Failure', $fault: 'client', $metadata })
    const done: ('written' | 'deleted')[] = []
    const { send } = S3Client.prototype
    const sent = vi.spyOn(S3Client.prototype, 'send').mockImplementation(async function (
      this: S3Client,
      command,
    ) {
      const isWrite = command instanceof PutObjectCommand
      if (isWrite && failure && !done.includes('deleted')) throw error
      await Reflect.apply(send, this, [command])
      if (isWrite) done.push('written')
      if (command instanceof DeleteObjectCommand) done.push('deleted')
    })
    const hasMark = await markStorage(connection).then(
      () => true,
      () => false,
    )
    sent.mockRestore()
    expect((await readMark()) === (await ownId())).toBe(hasMark)
    return done
  }

  it('leaves no moment without a mark, in which a third installation could claim it', async () => {
    expect(await takeOver()).toEqual(['written'])
  })

  it('works with keys that may not overwrite objects', async () => {
    expect(await takeOver(403)).toEqual(['deleted', 'written'])
  })

  it('keeps the earlier mark if storage fails', async () => {
    expect(await takeOver(503)).toEqual([])
  })
})

it('storage without a mark gets one at the next sweep, which deletes leftovers as before', async () => {
  const files = await putFiles()
  expect(await sweep()).toEqual([])
  expect(await readMark()).toBe(await ownId())
  expect(await haveFiles(files)).toEqual([false, false, false])
})

it('the mark is neither listed nor served nor swept', async () => {
  await jobs['settings.claim-storage']?.({})
  expect(await sweep()).toEqual([])
  expect(await readMark()).toBe(await ownId())
  for (const bucket of BUCKETS)
    for await (const { key } of storage.listObjects(bucket)) expect(key).not.toBe(MARK.key)
  const key = [MARK.bucket, MARK.key]
  const response = await GET(new Request(`http://localhost/media/${key.join('/')}`), {
    params: Promise.resolve({ key }),
  })
  expect(response.status).toBe(404)
})
