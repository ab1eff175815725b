import { randomUUID } from 'node:crypto'
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as getResume } from '@/app/api/admin/applications/[id]/resume/route'
import { GET as getExport } from '@/app/api/admin/applications/export/route'
import {
  addNote,
  changeApplicationStatus,
  deleteApplication,
  eraseApplication,
  restoreApplication,
  sendMessage,
} from '@/lib/applications/actions'
import {
  countApplications,
  findNeighbors,
  getApplication,
  listApplications,
} from '@/lib/applications/admin-queries'
import { applicationListOf, applicationStatuses } from '@/lib/applications/schema'
import { HOUR_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { HISTORY_LIMIT } from '@/lib/platform/history-limit'
import { parseListParams } from '@/lib/platform/list-params'
import { ensureBuckets, putObject } from '@/lib/storage/objects'
import { waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { addApplication } from '../support/applications'
import { query, withClient } from '../support/database'
import { becomeVisitor } from '../support/request'

const read = (id: string) => db.application.findUniqueOrThrow({ where: { id } })
const timelineOf = async (id: string) => (await getApplication(id))?.timeline ?? []
const auditOf = (recordId: string) => db.auditEvent.findMany({ where: { recordId }, orderBy: { at: 'asc' } })

const paramsOf = (search: Record<string, string> = {}) => parseListParams(applicationListOf(search), search)
const listIds = async (search: Record<string, string>) =>
  (await listApplications(paramsOf(search))).rows.map(({ id }) => id)

/** Adds a resume as an upload would have stored it. */
async function addResume(applicationId: string, { isStored = true } = {}) {
  const key = `${randomUUID()}.pdf`
  const bytes = Buffer.from(`%PDF-1.7 ${key}`)
  if (isStored) await putObject('resumes', key, bytes, { contentType: 'application/pdf', size: bytes.length })
  const file = { fileName: 'Adé’s CV.pdf', contentType: 'application/pdf', size: bytes.length, sha256: 'x' }
  await db.resume.create({ data: { key, applicationId, ...file } })
  return { key, bytes }
}

const openResume = (id: string, headers: Record<string, string> = {}) =>
  getResume(new Request(`${env.APP_URL}/api/admin/applications/${id}/resume`, { headers }), {
    params: Promise.resolve({ id }),
  })

beforeEach(async () => {
  await becomeAdmin()
})

describe('the status', () => {
  it('changes from any status to any other, recording each change and decision time', async () => {
    const { id } = await addApplication()
    for (const from of applicationStatuses)
      for (const to of applicationStatuses) {
        await changeApplicationStatus({ id, from: (await read(id)).status, status: from })
        expect(await changeApplicationStatus({ id, from, status: to })).toEqual({
          ok: true,
          data: { isChanged: from !== to },
        })
        const { status, decidedAt } = await read(id)
        expect(status).toBe(to)
        expect(decidedAt !== null, `decided when ${to}`).toBe(to === 'rejected' || to === 'hired')
      }
    const changes = (await timelineOf(id)).filter(({ kind }) => kind === 'status')
    // Each change starts where the previous one ended, so none is missing and no-ops are not listed.
    expect(changes[0]?.fromStatus).toBe('pending')
    for (const [index, { fromStatus, toStatus, actorName }] of changes.entries()) {
      expect(fromStatus).not.toBe(toStatus)
      expect(actorName).toBe('Bisi')
      if (index > 0) expect(fromStatus).toBe(changes[index - 1]?.toStatus)
    }
    expect(await auditOf(id)).toHaveLength(changes.length)
  })

  it('keeps the first of many simultaneous changes', async () => {
    const { id } = await addApplication()
    const statuses = ['reviewing', 'interview', 'hired', 'rejected'] as const
    const change = (status: (typeof statuses)[number]) =>
      changeApplicationStatus({ id, from: 'pending', status })
    const results = await Promise.all(statuses.map(change))
    expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, data: { isChanged: true } }])
    const rows = await db.applicationEvent.findMany({ where: { applicationId: id, kind: 'status' } })
    expect(rows).toMatchObject([{ fromStatus: 'pending', toStatus: (await read(id)).status }])
  })

  it('keeps a colleague’s decision if it is changed or undone from an outdated screen', async () => {
    const { id } = await addApplication()
    await changeApplicationStatus({ id, from: 'pending', status: 'interview' })
    await changeApplicationStatus({ id, from: 'interview', status: 'hired' })
    expect(await changeApplicationStatus({ id, from: 'interview', status: 'pending' })).toEqual({
      ok: false,
      message: 'The status was not changed because someone has since set it to Hired.',
      isOutdated: true,
    })
    expect(await read(id)).toMatchObject({ status: 'hired', decidedAt: expect.any(Date) })
    // The response to the change may have been lost.
    expect(await changeApplicationStatus({ id, from: 'interview', status: 'hired' })).toMatchObject({
      ok: true,
    })
  })

  it.each([
    { status: 'converted' },
    { status: 'hired', decidedAt: '2020-01-01' },
    { status: ['hired'] },
    { id: 'x', status: 'hired' },
    { status: 'hired', from: undefined },
  ])('cannot be changed with %j', async (overrides) => {
    const { id } = await addApplication()
    expect((await changeApplicationStatus({ id, from: 'pending', ...overrides } as never)).ok).toBe(false)
    expect((await read(id)).status).toBe('pending')
  })

  it('cannot be changed for applications that are in the Trash or erased', async () => {
    const { id } = await addApplication()
    await deleteApplication({ id })
    for (const [gone, reason] of [
      [id, 'moved to Trash'],
      [randomUUID(), 'no longer in the list'],
    ] as const)
      expect(await changeApplicationStatus({ id: gone, from: 'pending', status: 'hired' })).toMatchObject({
        ok: false,
        message: expect.stringContaining(reason),
      })
  })
})

it('shows the latest part of a history that has become too long for one page', async () => {
  const { id } = await addApplication()
  const data = Array.from({ length: HISTORY_LIMIT + 5 }, (_, at) => ({
    applicationId: id,
    kind: 'note' as const,
    actorName: 'Bisi',
    text: `Note ${at}`,
    at: new Date(Date.now() + at * 1_000),
  }))
  await db.applicationEvent.createMany({ data })
  const notes = (await timelineOf(id)).filter(({ kind }) => kind === 'note')
  expect(notes).toHaveLength(HISTORY_LIMIT)
  expect([notes.at(0)?.text, notes.at(-1)?.text]).toEqual(['Note 5', `Note ${HISTORY_LIMIT + 4}`])
})

describe('a note', () => {
  it('is stored once, with its author, even if it is sent twice', async () => {
    const { id, applicantName } = await addApplication()
    const note = { id, noteId: randomUUID(), text: ' Call back.\n\nIn the evening. ' }
    for (const result of await Promise.all([addNote(note), addNote(note)])) expect(result.ok).toBe(true)
    const notes = (await timelineOf(id)).filter(({ kind }) => kind === 'note')
    expect(notes).toMatchObject([{ actorName: 'Bisi', text: 'Call back.\n\nIn the evening.' }])
    const [event, ...more] = await auditOf(id)
    expect(more).toEqual([])
    expect(JSON.stringify(event)).not.toContain('Call back')
    expect(JSON.stringify(event)).not.toContain(applicantName)
  })

  it('is rejected if it is empty or too long', async () => {
    const { id } = await addApplication()
    for (const text of [' \n ', 'x'.repeat(5_001)])
      expect(await addNote({ id, noteId: randomUUID(), text })).toMatchObject({
        fieldErrors: { text: expect.any(String) },
      })
  })
})

describe('a note or message corrected after a lost response', () => {
  it('is saved in addition to the first version', async () => {
    const { id } = await addApplication()
    const eventId = randomUUID()
    for (const text of ['Call at 9', 'Call at 10', 'Call at 10'])
      expect(await addNote({ id, noteId: eventId, text })).toMatchObject({ ok: true })
    for (const body of ['On Friday?', 'On Monday?', 'On Monday?'])
      expect(await sendMessage({ id, eventId, subject: 'A short call', body })).toMatchObject({ ok: true })
    const [, ...added] = await timelineOf(id)
    expect(added.map(({ text, email }) => email?.body ?? text)).toEqual([
      'Call at 9',
      'Call at 10',
      'On Friday?',
      'On Monday?',
    ])
  })
})

describe('a message', () => {
  const messageTo = (id: string, overrides = {}) => ({
    id,
    eventId: randomUUID(),
    subject: 'A short call',
    body: 'Dear Ada,\n\nwhen?',
    ...overrides,
  })

  it('is queued once for the applicant, and appears in the timeline with its delivery status', async () => {
    const { id, email, applicantName } = await addApplication()
    const message = messageTo(id)
    for (const result of await Promise.all([sendMessage(message), sendMessage(message)]))
      expect(result.ok).toBe(true)
    const emails = await db.mailMessage.findMany({ where: { subjectId: id } })
    expect(emails).toMatchObject([
      {
        template: 'application-message',
        toEmail: email,
        toName: applicantName,
        status: 'queued',
        props: { subject: 'A short call', body: 'Dear Ada,\n\nwhen?' },
      },
    ])
    const sentEmail = async () => (await timelineOf(id)).find(({ kind }) => kind === 'mail')
    expect(await sentEmail()).toMatchObject({
      actorName: 'Bisi',
      text: 'A short call',
      email: { status: 'queued', body: 'Dear Ada,\n\nwhen?' },
    })
    await query(
      `update mail_message set status = 'failed', last_error = 'No such box' where subject_id = $1`,
      [id],
    )
    expect(await sentEmail()).toMatchObject({ email: { status: 'failed', error: 'No such box' } })
    const [event, ...more] = await auditOf(id)
    expect(more).toEqual([])
    expect(JSON.stringify(event)).not.toContain(email)
  })

  it('is refused until its author has seen a colleague’s newer email', async () => {
    const { id } = await addApplication()
    await sendMessage(messageTo(id))
    const { id: colleague } = await becomeAdmin()
    await db.adminUser.update({ where: { id: colleague }, data: { name: 'Tunde' }, select: { id: true } })
    const message = messageTo(id, { subject: 'A call on Monday' })
    const reason = expect.stringMatching(/^Bisi emailed .* with the subject “A short call”\./)
    const refused = { ok: false, message: reason, isOutdated: true }
    expect([await sendMessage(message), await sendMessage(message)]).toMatchObject([refused, refused])
    const seenEmailId = (await timelineOf(id)).findLast(({ kind }) => kind === 'mail')?.id ?? null
    expect(await sendMessage({ ...message, seenEmailId })).toMatchObject({ ok: true })
    expect(await sendMessage(messageTo(id))).toMatchObject({ ok: true })
    expect(await db.mailMessage.count({ where: { subjectId: id } })).toBe(3)
  })

  it.each([
    [{ subject: ' ' }, 'subject'],
    [{ body: '\n' }, 'body'],
    [{ body: 'Dear Ada,\n\nit takes place on [day].' }, 'body'],
    [{ subject: 'Hi\r\nBcc: all@example.com' }, 'subject'],
    [{ to: 'other@example.com' }, 'form'],
  ])('is refused with %j, and nothing is queued', async (overrides, field) => {
    const { id } = await addApplication()
    const refused = await sendMessage(messageTo(id, overrides) as ReturnType<typeof messageTo>)
    expect(Object.keys((!refused.ok && refused.fieldErrors) || {})).toEqual([field])
    expect(await db.mailMessage.count({ where: { subjectId: id } })).toBe(0)
  })
})

describe('the list', () => {
  it('finds names, emails and positions, ignoring accents, and filters by status and position', async () => {
    const word = `w${randomUUID().slice(0, 6)}`
    const position = await db.jobPosition.findFirstOrThrow({ where: { deletedAt: null } })
    const sola = await addApplication({ applicantName: `Ṣọlá ${word}`, status: 'hired' })
    const byEmail = await addApplication({ email: `${word}@example.com` })
    const byTitle = await addApplication({ positionId: position.id, positionTitle: `Chief ${word}` })
    const ids = await listIds({ q: word.toUpperCase(), sort: 'applied', dir: 'asc' })
    expect(ids.sort()).toEqual([sola.id, byEmail.id, byTitle.id].sort())
    expect(await listIds({ q: `sola ${word}` })).toEqual([sola.id])
    expect(await listIds({ q: word, status: 'hired' })).toEqual([sola.id])
    expect(await listIds({ q: word, position: position.id })).toEqual([byTitle.id])
    // Such as in a saved view of a position that has been deleted.
    expect(await listIds({ q: word, position: randomUUID() })).toEqual([])
    expect((await listIds({ q: word, position: 'none' })).sort()).toEqual([sola.id, byEmail.id].sort())
    // Invalid filters are ignored and cause no error.
    expect(await listIds({ q: word, position: "' or 1=1--", status: 'x', sort: 'x; select' })).toHaveLength(3)
  })

  it.each(['applied', 'name', 'position', 'status'])(
    'returns every application once across pages sorted by %s, in both directions',
    async (sort) => {
      const word = `w${randomUUID().slice(0, 6)}`
      const statuses = ['pending', 'hired', 'reviewing'] as const
      for (let i = 0; i < 53; i += 1)
        await addApplication({
          applicantName: `${String.fromCharCode(97 + (i % 7))} ${word}`,
          positionTitle: `Role ${i % 5}`,
          status: statuses[i % 3] ?? 'pending',
          appliedAt: new Date(Date.UTC(2026, 0, 1 + (i % 9))),
        })
      const first = await listApplications(paramsOf({ q: word, sort }))
      expect(first).toMatchObject({ total: 53, hasPrevious: false, hasNext: true })
      const rest = await listIds({ q: word, sort, after: first.rows.at(-1)?.id ?? '' })
      const all = [...first.rows.map(({ id }) => id), ...rest]
      expect(new Set(all).size).toBe(53)
      const reverse = first.rows[0] && sort === 'applied' ? 'asc' : 'desc'
      expect((await listIds({ q: word, sort, dir: reverse })).slice(0, 3)).toEqual(
        all.toReversed().slice(0, 3),
      )

      // The previous and next applications may be on other pages.
      const params = paramsOf({ q: word, sort })
      expect(await findNeighbors(params, all[49] ?? '')).toEqual({ previousId: all[48], nextId: all[50] })
      expect(await findNeighbors(params, all[0] ?? '')).toEqual({ previousId: null, nextId: all[1] })
      expect(await findNeighbors(params, all[52] ?? '')).toEqual({ previousId: all[51], nextId: null })
    },
  )

  it('counts each status, and the Trash separately', async () => {
    const before = await countApplications()
    await addApplication({ status: 'interview' })
    const { id } = await addApplication({ status: 'hired' })
    await deleteApplication({ id })
    expect(await countApplications()).toEqual({
      ...before,
      total: before.total + 1,
      interview: before.interview + 1,
      trash: before.trash + 1,
    })
  })
})

describe('deleting and erasing', () => {
  it('deleting moves an application to the Trash, and restoring moves it back', async () => {
    const { id, applicantName } = await addApplication()
    await deleteApplication({ id })
    expect(await listIds({ q: applicantName })).toEqual([])
    expect(await listIds({ q: applicantName, view: 'trash' })).toEqual([id])
    expect((await deleteApplication({ id })).ok).toBe(false)
    await restoreApplication({ id })
    expect(await listIds({ q: applicantName })).toEqual([id])
    expect((await restoreApplication({ id })).ok).toBe(false)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['delete', 'restore'])
  })

  it.each([
    ['General application', 'a general application'],
    ['Cook', 'an application for “Cook”'],
  ])('the activity log says, for “%s”, what was done with %s', async (positionTitle, name) => {
    const { id } = await addApplication({ positionTitle })
    await addResume(id)
    await changeApplicationStatus({ id, from: 'pending', status: 'reviewing' })
    await addNote({ id, noteId: randomUUID(), text: 'Call back' })
    await sendMessage({ id, eventId: randomUUID(), subject: 'A call', body: 'When?' })
    await openResume(id)
    await deleteApplication({ id })
    await restoreApplication({ id })
    expect((await auditOf(id)).map(({ summary }) => summary)).toEqual([
      `set ${name} to reviewing`,
      `added a note to ${name}`,
      `emailed the applicant about ${name}`,
      `opened the resume of ${name}`,
      `moved ${name} to Trash`,
      `restored ${name}`,
    ])
  })

  it('erasing leaves no trace of the person, except a record of the erasure', async () => {
    const word = `canary${randomUUID().slice(0, 8)}`
    const { id } = await addApplication({ applicantName: word, email: `${word}@example.com` })
    const { key } = await addResume(id)
    await addNote({ id, noteId: randomUUID(), text: `About ${word}` })
    await sendMessage({ id, eventId: randomUUID(), subject: `Dear ${word}`, body: word })
    await changeApplicationStatus({ id, from: 'pending', status: 'hired' })
    expect(await eraseApplication({ id })).toEqual({ ok: true, data: null })

    const tables = await query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
    )
    for (const { name } of tables)
      expect(await query(`select 1 from ${name} t where t::text like $1`, [`%${word}%`]), name).toEqual([])
    // The job that deletes the object is queued as well.
    const jobs = await query<{ payload: { key: string } }>(
      `select payload from graphile_worker._private_jobs where payload->>'key' = $1`,
      [key],
    )
    expect(jobs).toHaveLength(1)
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'erase',
      summary: 'erased an application on request',
    })
    expect((await eraseApplication({ id })).ok).toBe(false)
  })

  it('erasing also deletes an email that a colleague sends at the same time', async () => {
    const { id } = await addApplication()
    const erased = await withClient(env.DATABASE_URL, async (colleague) => {
      await colleague.query('BEGIN')
      await colleague.query('SELECT 1 FROM job_application WHERE id = $1 FOR UPDATE', [id])
      await colleague.query(
        `INSERT INTO mail_message (id, template, props, to_email, to_name, subject_id)
         VALUES (gen_random_uuid(), 'application-message', '{}', 'ada@example.com', 'Ada', $1)`,
        [id],
      )
      const erasure = eraseApplication({ id })
      await waitForBlockedStatements(1)
      await colleague.query('COMMIT')
      return erasure
    })
    expect(erased).toEqual({ ok: true, data: null })
    expect(await db.mailMessage.count({ where: { subjectId: id } })).toBe(0)
  })
})

describe('the resume', () => {
  it('is downloaded through a signed link, and each access is recorded', async () => {
    await ensureBuckets()
    const { id } = await addApplication()
    const { bytes, key } = await addResume(id)
    const response = await openResume(id)
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const link = response.headers.get('location') ?? ''
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60')
    const file = await fetch(link)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
    // The link does not work without its signature.
    expect((await fetch(link.split('?')[0] ?? '')).status).toBe(403)
    expect(link).toContain(key)

    expect((await timelineOf(id)).at(-1)).toMatchObject({ kind: 'resume', actorName: 'Bisi' })
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['resume'])
  })

  it('is not available to visitors or other sites, and nothing is recorded', async () => {
    const { id } = await addApplication()
    const { key } = await addResume(id)
    const foreign = await openResume(id, { 'sec-fetch-site': 'cross-site' })
    becomeVisitor()
    const anonymous = await openResume(id)
    for (const response of [foreign, anonymous]) {
      expect(response.headers.get('location')).not.toContain(key)
      expect(await response.text()).toBe('')
    }
    expect(anonymous.headers.get('location')).toContain('/admin/sign-in')
    expect(await db.applicationEvent.count({ where: { applicationId: id, kind: 'resume' } })).toBe(0)
    expect(await auditOf(id)).toEqual([])
  })

  it('requires staff who open many to confirm who they are', async () => {
    await ensureBuckets()
    const { id: userId } = await becomeAdmin({}, 'recruiter')
    const { id } = await addApplication()
    const { key } = await addResume(id)
    const setConfirmed = (confirmedAt: Date) =>
      db.adminSession.updateMany({ where: { userId }, data: { confirmedAt } })
    await setConfirmed(new Date(Date.now() - HOUR_MS))
    for (let i = 0; i < 60; i += 1) expect((await openResume(id)).headers.get('location')).toContain(key)
    const refused = await openResume(id)
    expect(refused.headers.get('location')).toBe(`${env.APP_URL}/admin/applications/${id}?resume=confirm`)
    expect(await auditOf(id)).toHaveLength(60)
    await setConfirmed(new Date())
    expect((await openResume(id)).headers.get('location')).toContain(key)
  })

  it('is reported as missing if the applicant sent none or the file is gone', async () => {
    const { id } = await addApplication()
    expect((await openResume(id)).headers.get('location')).toContain(`/admin/applications/${id}?resume=none`)
    await addResume(id, { isStored: false })
    expect((await openResume(id)).headers.get('location')).toContain(`/admin/applications/${id}?resume=lost`)
    expect((await openResume('../x')).headers.get('location')).toBe(`${env.APP_URL}/admin/applications`)
    expect(await auditOf(id)).toEqual([])
  })

  it('is not reported as missing if storage no longer accepts the key', async () => {
    const { id } = await addApplication()
    await addResume(id)
    const problem = {
      name: 'InvalidAccessKeyId',
      $fault: 'client',
      $metadata: { httpStatusCode: 403 },
    } as const
    vi.spyOn(S3Client.prototype, 'send').mockImplementation(() => {
      throw new S3ServiceException(problem)
    })
    const location = (await openResume(id)).headers.get('location')
    vi.restoreAllMocks()
    expect(location).toContain(`/admin/applications/${id}?resume=unavailable`)
  })
})

describe('the export', () => {
  const download = async (search: Record<string, string>) =>
    getExport(new Request(`${env.APP_URL}/api/admin/applications/export?${new URLSearchParams(search)}`))

  it('contains the filtered list without formulas, and is recorded without the search text', async () => {
    const word = `w${randomUUID().slice(0, 6)}`
    const { id } = await addApplication({
      applicantName: `=cmd|' /C calc'!A0 ${word}`,
      coverLetter: 'Said "yes",\nthen more',
    })
    await addApplication({ applicantName: `Bello ${word}`, status: 'hired' })
    const response = await download({ q: word, status: 'pending' })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(text.startsWith('\uFEFF')).toBe(true)
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    expect(rows).toEqual([
      {
        Name: `'=cmd|' /C calc'!A0 ${word}`,
        Email: (await read(id)).email,
        Phone: '+234 803 000 0001',
        Position: 'General application',
        Location: 'Lagos',
        Experience: '4-6 years (Mid-Level)',
        Status: 'pending',
        'Applied Date': expect.any(String),
        'Available Start Date': 'Jan 15, 2027',
        'Salary Expectation': '',
        'Portfolio URL': '',
        'LinkedIn URL': '',
        Resume: '',
        'Cover Letter': 'Said "yes",\nthen more',
      },
    ])
    const event = await db.auditEvent.findFirst({
      where: { noun: 'applications', action: 'export' },
      orderBy: { at: 'desc' },
    })
    expect(event?.details).toMatchObject({ status: 'pending', isSearch: true })
    expect(JSON.stringify(event)).not.toContain(word)
  })

  it('contains every application once across batches', async () => {
    const word = `w${randomUUID().slice(0, 6)}`
    await query(
      `insert into job_application (id, position_title, applicant_name, email, phone, location, experience, cover_letter,
         available_start_date, consent_version)
       select gen_random_uuid(), 'Role', 'Same ' || $1, $1 || i || '@example.com', '1', 'Lagos', '4-6', 'Hi', '2027-01-01', 'x'
       from generate_series(1, 1203) i`,
      [word],
    )
    const text = await (await download({ q: word, sort: 'name' })).text()
    const emails = (parse(text, { bom: true, columns: true }) as { Email: string }[]).map(
      ({ Email }) => Email,
    )
    expect(new Set(emails).size).toBe(1203)
    expect(emails).toHaveLength(1203)
  })
})
