import '../support/own-buckets'

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { applicationJobs } from '@/lib/applications/jobs'
import { lagosDay } from '@/lib/dates'
import * as storage from '@/lib/storage/objects'
import { type AppProcess, startApp } from '../support/app-process'
import { query, withClient } from '../support/database'
import { makePdf } from '../support/documents'
import { openFormPage } from '../support/join-page'

// Tests how instances of the built site behave when killed or flooded. Only the visitors are simulated.

async function listResumeKeys() {
  const keys: string[] = []
  for await (const { key } of storage.listObjects('resumes')) keys.push(key)
  return keys
}

/** Blocks every write to a table while `work` runs, so that the app can be killed at that point. */
async function withBlockedWrites(table: string, work: (isWaiting: () => Promise<boolean>) => Promise<void>) {
  await withClient(process.env.DATABASE_URL ?? '', async (client) => {
    await client.query('BEGIN')
    await client.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`)
    const isWaiting = async () =>
      (await query(
        `select 1 from pg_locks l where not granted and database = (select oid from pg_database
         where datname = current_database())`,
      ).then((rows) => rows.length)) > 0
    await work(isWaiting)
    await client.query('ROLLBACK')
  })
}

async function uploadResume(app: AppProcess, bytes: Buffer): Promise<string> {
  const response = await fetch(`${app.url}/api/uploads/resume`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'x-file-name': 'cv.pdf' },
  })
  return ((await response.json()) as { token: string }).token
}

async function postForm(app: AppProcess, email: string, resume: string) {
  const page = `${app.url}/careers/apply`
  const { hidden } = await openFormPage(page)
  const form = new FormData()
  const fields = {
    ...hidden,
    applicantName: 'Ada Obi',
    email,
    phone: '0803 123 4567',
    location: 'Lagos',
    experience: '4-6',
    availableStartDate: lagosDay(new Date()),
    coverLetter: 'Dear team',
    resume,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetch(page, { method: 'POST', body: form, headers: { origin: app.url } })
  return response.text()
}

/** Runs the cleanup as if the resumes were more than a day old. */
async function sweep(keys: string[]) {
  await query("update resume set created_at = now() - interval '25 hours' where application_id is null")
  const listed = vi.spyOn(storage, 'listObjects').mockImplementation(async function* () {
    for (const key of keys) yield { key, writtenAt: new Date(0) }
  })
  await applicationJobs['applications.sweep-resumes']?.({})
  listed.mockRestore()
  for (const key of keys) await applicationJobs['applications.erase-resume']?.({ key })
}

describe('killing the app', () => {
  it('between storing a resume and writing its row leaves only data that the cleanup deletes', async () => {
    const app = await startApp({ env: { WORKER: 'off' } })
    const before = new Set(await listResumeKeys())
    const newKeys = async () => (await listResumeKeys()).filter((key) => !before.has(key))
    await withBlockedWrites('resume', async (isWaiting) => {
      const uploading = uploadResume(app, makePdf(randomUUID())).catch(() => null)
      await vi.waitUntil(isWaiting, 10_000)
      await app.kill()
      expect(await uploading).toBeNull()
    })
    const keys = await newKeys()
    expect(keys).toHaveLength(1)
    await sweep(keys)
    expect(await query('select 1 from resume')).toEqual([])
    expect(await newKeys()).toEqual([])
  }, 60_000)

  it('between upload and commit stores no application, and the next instance accepts it', async () => {
    let app = await startApp({ env: { WORKER: 'off' } })
    const email = `ada-${randomUUID().slice(0, 8)}@example.com`
    const token = await uploadResume(app, makePdf(randomUUID()))
    await withBlockedWrites('mail_message', async (isWaiting) => {
      const posting = postForm(app, email, token).catch(() => '')
      await vi.waitUntil(isWaiting, 10_000)
      await app.kill()
      expect(await posting).toBe('')
    })
    const written = () =>
      query(
        `select (select count(*)::int from job_application where email = $1) as applications,
         (select count(*)::int from mail_message where props::text like $2) as emails,
         (select count(*)::int from resume where application_id is not null) as claimed`,
        [email, `%${email}%`],
      )
    const isOver = async () =>
      (await query("select 1 from pg_locks where locktype = 'advisory' and not granted")).length === 0
    await vi.waitUntil(isOver, 10_000)
    expect(await written()).toEqual([{ applications: 0, emails: 0, claimed: 0 }])

    app = await startApp({ env: { WORKER: 'off' } })
    expect(await postForm(app, email, token)).toContain('Thank you for your application!')
    expect(await written()).toMatchObject([{ applications: 1, claimed: 1 }])
    await app.stop()
  }, 90_000)
})

describe('a separate instance', () => {
  let app: AppProcess
  beforeAll(async () => {
    app = await startApp({ env: { WORKER: 'off' } })
  }, 60_000)
  afterAll(() => app.stop())

  /** Keeps writing as long as the server accepts data. Returns the status and the number of bytes written. */
  function flood(path: string, headers: Record<string, string>) {
    return new Promise<{ status: number; sent: number }>((resolve, reject) => {
      const announced = { ...headers, 'content-length': '1000000000' }
      const request = http.request(`${app.url}${path}`, { method: 'POST', headers: announced })
      const chunk = Buffer.alloc(65_536, 'x')
      let sent = 0
      let isOver = false
      const write = () => {
        if (isOver) return
        sent += chunk.length
        if (request.write(chunk)) setImmediate(write)
        else request.once('drain', write)
      }
      request.on('response', (response) => {
        isOver = true
        response.resume()
        resolve({ status: response.statusCode ?? 0, sent })
        request.destroy()
      })
      request.on('error', (error) => (isOver ? undefined : reject(error)))
      write()
    })
  }

  it('rejects endless uploads of resumes early, and uses little memory for many of them', async () => {
    const memory = async () => {
      const status = await readFile(`/proc/${app.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    }
    const before = await memory()
    for (let i = 0; i < 10; i += 1) {
      const { status, sent } = await flood('/api/uploads/resume', { 'x-file-name': 'cv.pdf' })
      expect(status).toBe(413)
      expect(sent).toBeLessThan(40 * 1024 * 1024)
    }
    expect((await memory()) - before).toBeLessThan(150)
  }, 60_000)

  it('limits application forms to 11 MB, and other forms to 1 MB', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=of-this-test', origin: app.url }
    const post = async (path: string, bytes: number) =>
      (await fetch(app.url + path, { method: 'POST', headers, body: new Uint8Array(bytes) })).status
    expect(await post('/careers/apply', 10_900_000)).not.toBe(413)
    expect(await post('/careers/apply', 12_000_000)).toBe(413)
    expect(await post('/waitlist', 1_100_000)).toBe(413)
  }, 60_000)

  it('serves resumes only to signed-in staff', async () => {
    await uploadResume(app, makePdf(randomUUID()))
    const [{ key, id } = { key: '', id: '' }] = await query<{ key: string; id: string }>(
      'select key, id from resume limit 1',
    )
    for (const path of [
      `/media/resumes/${key}`,
      `/media/resumes%2f${key}`,
      `/api/uploads/resume/${key}`,
      `/api/uploads/resume?key=${key}`,
    ])
      expect([400, 404, 405], path).toContain((await fetch(`${app.url}${path}`)).status)
    const staff = await fetch(`${app.url}/api/admin/applications/${id}/resume`, { redirect: 'manual' })
    expect(staff.status).toBe(303)
    expect(staff.headers.get('location')).toContain('/admin/sign-in')
  })
})
