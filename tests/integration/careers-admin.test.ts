import { randomUUID } from 'node:crypto'
import { updateTag } from 'next/cache'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changePositionStatus,
  deletePosition,
  reorderPositions,
  restorePosition,
  saveHiringSettings,
  savePosition,
} from '@/lib/careers/actions'
import {
  countPositions,
  getHiringSettings,
  getPositionForEdit,
  listPositionsForEdit,
} from '@/lib/careers/admin-queries'
import { positionsInOrder } from '@/lib/careers/lists'
import { getHiringContact, listOpenPositions } from '@/lib/careers/queries'
import { type PositionInput, positionLimits, positionList } from '@/lib/careers/schema'
import { trashJobs } from '@/lib/content/jobs'
import { lagosDay } from '@/lib/dates'
import { jobs } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { MAX_ROWS } from '@/lib/platform/fields'
import { parseListParams } from '@/lib/platform/list-params'
import { becomeAdmin } from '../support/admin'
import { addApplication } from '../support/applications'
import { query } from '../support/database'

const input = (overrides: Partial<PositionInput> = {}): PositionInput => ({
  id: randomUUID(),
  version: 0,
  title: `Engineer ${randomUUID().slice(0, 8)}`,
  department: 'Engineering',
  location: 'Remote',
  type: 'Full-time',
  status: 'active',
  salary: '₦8M - ₦12M',
  salaryMin: '8,000,000',
  salaryMax: '₦ 12000000',
  description: 'You build it.',
  requirements: ' Calm \n\n  \nExact\nCalm\n',
  ...overrides,
})

async function add(overrides: Partial<PositionInput> = {}) {
  const sent = input(overrides)
  expect(await savePosition(sent)).toEqual({ ok: true, data: null })
  return { ...sent, version: 1 }
}

const read = (id: string) => db.jobPosition.findUniqueOrThrow({ where: { id } })
const listRows = async (search: Record<string, string>) =>
  (await listPositionsForEdit(parseListParams(positionList, search))).rows
const listIds = async (search: Record<string, string> = {}) => (await listRows(search)).map(({ id }) => id)
const openIds = async () => (await listOpenPositions()).map(({ id }) => id)
const actionsOn = async (recordId: string) =>
  (await db.auditEvent.findMany({ where: { recordId }, orderBy: { at: 'asc' } })).map(({ action }) => action)

beforeEach(async () => {
  await becomeAdmin()
})

describe('saving a position', () => {
  it('stores every field, with the salary in kobo, each requirement once and the date in Lagos', async () => {
    const { id, title } = await add()
    expect(await read(id)).toMatchObject({
      title,
      department: 'Engineering',
      location: 'Remote',
      type: 'Full-time',
      status: 'active',
      salary: '₦8M - ₦12M',
      salaryMinKobo: 800_000_000n,
      salaryMaxKobo: 1_200_000_000n,
      requirements: ['Calm', 'Exact'],
      postedDate: new Date(lagosDay(new Date())),
      version: 1,
    })
    expect((await listIds()).at(-1)).toBe(id)
    expect((await openIds()).at(-1)).toBe(id)
    expect(updateTag).toHaveBeenCalledWith('careers')
    expect(await actionsOn(id)).toEqual(['create'])
  })

  it('returns the saved values to the form', async () => {
    const sent = await add({ requirements: 'A\nB' })
    expect((await getPositionForEdit(sent.id))?.values).toEqual({ ...sent, salaryMax: '12,000,000' })
  })

  it('requires title, department, location and description, and nothing else', async () => {
    const refused = await savePosition(
      input({ title: ' ', department: '' as 'Finance', location: '', description: '\n' }),
    )
    expect(refused).toEqual({
      ok: false,
      fieldErrors: {
        title: 'Please enter a title',
        department: 'Please choose a department',
        location: 'Please enter a location',
        description: 'Please write a description',
      },
    })
    const minimal = await add({ salary: '', salaryMin: '', salaryMax: '', requirements: '' })
    expect(await read(minimal.id)).toMatchObject({ salary: '', salaryMinKobo: null, requirements: [] })
  })

  it.each([
    [{ salaryMin: '', salaryMax: '5000' }, 'salaryMin'],
    [{ salaryMin: '5000', salaryMax: '' }, 'salaryMax'],
    [{ salaryMin: '5001', salaryMax: '5000' }, 'salaryMax'],
    [{ salaryMin: '8M', salaryMax: '9000' }, 'salaryMin'],
    [{ salaryMin: '0', salaryMax: '9000' }, 'salaryMin'],
    [{ salaryMin: '5000', salaryMax: '12345678901' }, 'salaryMax'],
    [{ requirements: 'x'.repeat(201) }, 'requirements'],
    [{ requirements: Array.from({ length: 31 }, (_, n) => `${n}`).join('\n') }, 'requirements'],
    [{ title: 'a\u0000' }, 'title'],
    [{ department: 'Magic' }, 'department'],
    [{ status: 'hired' }, 'status'],
    [{ slug: 'mine' }, 'form'],
    [{ postedDate: '2020-01-01' }, 'form'],
    [{ position: 1 }, 'form'],
  ])('refuses %j with an error for %s', async (overrides, field) => {
    const sent = input(overrides as Partial<PositionInput>)
    const refused = await savePosition(sent)
    expect(Object.keys((!refused.ok && refused.fieldErrors) || {})).toEqual([field])
    expect(await db.jobPosition.count({ where: { id: sent.id } })).toBe(0)
  })

  it('gives positions with the same title different addresses and places', async () => {
    const title = `Same ${randomUUID().slice(0, 8)}`
    const results = await Promise.all(Array.from({ length: 6 }, () => savePosition(input({ title }))))
    expect(results.every(({ ok }) => ok)).toBe(true)
    const rows = await db.jobPosition.findMany({ where: { title }, select: { slug: true, position: true } })
    const slug = title.toLowerCase().replace(' ', '-')
    expect(rows.map((row) => row.slug).sort()).toEqual([slug, ...[2, 3, 4, 5, 6].map((n) => `${slug}-${n}`)])
    expect(new Set(rows.map(({ position }) => position)).size).toBe(6)
  })

  it('keeps the address and the posted date when the title changes', async () => {
    const sent = await add()
    await query(`update job_position set posted_date = '2026-01-02' where id = $1`, [sent.id])
    const { slug } = await read(sent.id)
    expect(await savePosition({ ...sent, title: 'Another name' })).toMatchObject({ ok: true })
    expect(await read(sent.id)).toMatchObject({
      slug,
      title: 'Another name',
      version: 2,
      postedDate: new Date('2026-01-02'),
    })
  })

  it('adds only one position if the same form is sent twice at the same time', async () => {
    const sent = input()
    const results = await Promise.all([savePosition(sent), savePosition(sent)])
    expect(results).toEqual(Array(2).fill({ ok: true, data: null }))
    expect(await db.jobPosition.count({ where: { title: sent.title } })).toBe(1)
  })

  it('refuses an outdated save with the saved values, even if only the status has changed', async () => {
    const sent = await add()
    await changePositionStatus({ id: sent.id, from: 'active', status: 'paused' })
    const late = await savePosition({ ...sent, description: 'Mine' })
    expect(late).toMatchObject({
      ok: false,
      message: expect.stringContaining('Bisi saved this on'),
      saved: {
        version: 2,
        values: { status: 'paused', salaryMin: '8,000,000', requirements: 'Calm\nExact' },
      },
    })
    expect(await savePosition({ ...sent, version: 2, description: 'Mine' })).toMatchObject({ ok: true })
  })
})

describe('changing the status', () => {
  it('removes closed and paused positions from the site immediately and restores active ones', async () => {
    const { id } = await add()
    for (const [from, status] of [
      ['active', 'closed'],
      ['closed', 'paused'],
    ] as const) {
      expect(await changePositionStatus({ id, from, status })).toEqual({
        ok: true,
        data: { isChanged: true },
      })
      expect(await openIds()).not.toContain(id)
    }
    await changePositionStatus({ id, from: 'paused', status: 'active' })
    expect(await openIds()).toContain(id)
    // Repeating it changes nothing and is not recorded.
    await changePositionStatus({ id, from: 'paused', status: 'active' })
    expect(await actionsOn(id)).toEqual(['create', ...Array(3).fill('change-status')])
    expect((await read(id)).version).toBe(4)
  })

  it.each(['list', 'form'])('dates a position when it is first opened, here from the %s', async (place) => {
    const sent = await add({ status: 'paused' })
    const backdate = (date: string) =>
      query('update job_position set posted_date = $1 where id = $2', [date, sent.id])
    await backdate('2026-01-02')
    const opened =
      place === 'list'
        ? await changePositionStatus({ id: sent.id, from: 'paused', status: 'active' })
        : await savePosition({ ...sent, status: 'active' })
    expect(opened).toMatchObject({ ok: true })
    expect((await read(sent.id)).postedDate).toEqual(new Date(lagosDay(new Date())))

    await backdate('2026-01-02')
    await changePositionStatus({ id: sent.id, from: 'active', status: 'closed' })
    await changePositionStatus({ id: sent.id, from: 'closed', status: 'active' })
    expect((await read(sent.id)).postedDate).toEqual(new Date('2026-01-02'))
  })

  it.each(['saved', 'closed and opened again'])(
    'keeps the date of a position that the old release opened during an upgrade, when it is %s',
    async (change) => {
      const sent = await add({ status: 'paused' })
      const opened = `update job_position set status = 'active', posted_date = '2026-01-02' where id = $1`
      await query(opened, [sent.id])
      if (change === 'saved')
        expect(await savePosition({ ...sent, status: 'active', title: 'Chef' })).toMatchObject({ ok: true })
      else {
        await changePositionStatus({ id: sent.id, from: 'active', status: 'closed' })
        await changePositionStatus({ id: sent.id, from: 'closed', status: 'active' })
      }
      expect((await read(sent.id)).postedDate).toEqual(new Date('2026-01-02'))
    },
  )

  it('is refused if a colleague has changed it since', async () => {
    const { id } = await add()
    await changePositionStatus({ id, from: 'active', status: 'closed' })
    expect(await changePositionStatus({ id, from: 'active', status: 'paused' })).toEqual({
      ok: false,
      message: 'The status was not changed because someone has since set it to Closed.',
      isOutdated: true,
    })
    expect(await read(id)).toMatchObject({ status: 'closed', version: 2 })
  })

  it('is refused for positions in the Trash', async () => {
    const { id } = await add()
    await deletePosition({ id })
    expect(await changePositionStatus({ id, from: 'active', status: 'closed' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('no longer in the list'),
    })
  })
})

describe('the list', () => {
  it('finds positions by title, department and location without accents, and by status', async () => {
    const word = `w${randomUUID().slice(0, 6)}`
    const one = await add({ title: `Ṣọlá ${word}`, department: 'Finance', location: 'Abuja' })
    const other = await add({ title: word, status: 'closed', location: `Enugu ${word}` })
    expect(await listIds({ q: `sola ${word}` })).toEqual([one.id])
    expect(await listIds({ q: `ENUGU ${word}` })).toEqual([other.id])
    expect(await listIds({ q: word, status: 'closed' })).toEqual([other.id])
    expect(await listIds({ q: 'finance' })).toContain(one.id)
    expect(await listIds({ q: `100%${word}` })).toEqual([])
  })

  it('counts positions, and the applications of each', async () => {
    const before = await countPositions()
    const { id, title } = await add({ location: 'Remote (Nigeria)' })
    await add({ location: 'Remotely Lagos', status: 'paused' })
    const gone = await add()
    await deletePosition({ id: gone.id })
    expect(await countPositions()).toEqual({
      total: before.total + 2,
      active: before.active + 1,
      departments: before.departments,
      remote: before.remote + 1,
      trash: before.trash + 1,
    })
    await addApplication({ positionId: id, positionTitle: title })
    const trashed = await addApplication({ positionId: id, positionTitle: title })
    await query('update job_application set deleted_at = now() where id = $1', [trashed.id])
    const [row] = await listRows({ q: title })
    expect(row?.applications).toBe(1)
    await becomeAdmin({}, 'viewer')
    const [seen] = await listRows({ q: title })
    expect(seen?.applications).toBeNull()
  })

  it('keeps the saved order, here and on the site', async () => {
    await add()
    await add()
    const previousIds = await listIds()
    const ids = previousIds.toReversed()
    expect(await reorderPositions({ list: 'position', ids, previousIds })).toMatchObject({ ok: true })
    expect(await listIds()).toEqual(ids)
    const open = await openIds()
    expect(open).toEqual(ids.filter((id) => open.includes(id)))
    expect(await reorderPositions({ list: 'position', ids: previousIds, previousIds })).toMatchObject({
      message: expect.stringContaining('list has changed'),
    })
    await reorderPositions({ list: 'position', ids: previousIds, previousIds: ids })
  })
})

describe('the length of all positions together', () => {
  const full = { ok: false, message: expect.stringContaining('too much text') }
  const many = Array.from({ length: positionLimits.requirements }, (_, at) => `${at}`).join('\n')
  const long = { title: 'Filling', description: 'x'.repeat(positionLimits.description) }

  it('is limited for new, changed and restored positions, because one page shows them all', async () => {
    const short = await add()
    const deleted = await add(long)
    await deletePosition({ id: deleted.id })
    let isFull = false
    for (let count = 0; !isFull && count < 100; count++) isFull = !(await savePosition(input(long))).ok
    expect(await savePosition(input(long))).toMatchObject(full)
    const longer = { ...short, description: long.description, requirements: many }
    expect(await savePosition(longer)).toMatchObject(full)
    expect(await restorePosition({ id: deleted.id })).toMatchObject(full)
    expect((await read(short.id)).description).toBe(short.description)
    expect(await savePosition({ ...short, description: 'You build it well.' })).toMatchObject({ ok: true })
    await db.jobPosition.deleteMany({ where: { title: 'Filling', deletedAt: null } })
    expect(await restorePosition({ id: deleted.id })).toMatchObject({ ok: true })
  })

  it('counts the overhead of many short requirements', async () => {
    const short = { title: 'Filling', description: 'x', requirements: many }
    let isFull = false
    for (let count = 0; !isFull && count < 100; count++) isFull = !(await savePosition(input(short))).ok
    expect(isFull).toBe(true)
    await db.jobPosition.deleteMany({ where: { title: 'Filling' } })
  })

  it('allows fifty thorough positions', async () => {
    const requirements = Array.from({ length: 8 }, (_, at) => `${at} ${'x'.repeat(100)}`).join('\n')
    const thorough = { title: 'Thorough', description: 'x'.repeat(3_000), requirements }
    for (let count = 0; count < 50; count++) await add(thorough)
    await db.jobPosition.deleteMany({ where: { title: 'Thorough' } })
  })
})

describe('deleting', () => {
  it('moves a position to the Trash, and restoring it puts it back in its place', async () => {
    const { id } = await add()
    await add()
    const before = await listIds()
    await deletePosition({ id })
    expect(await listIds()).not.toContain(id)
    expect(await openIds()).not.toContain(id)
    expect(await listIds({ view: 'trash' })).toContain(id)
    await restorePosition({ id })
    expect(await listIds()).toEqual(before)
    expect(await actionsOn(id)).toEqual(['create', 'delete', 'restore'])
    expect((await restorePosition({ id })).ok).toBe(false)
  })

  it('shows only the latest positions of a full Trash, and says so', async () => {
    const { id } = await add()
    await query(
      `insert into job_position (id, title, slug, department, location, type, description, requirements, status, posted_date, position, deleted_at)
       select gen_random_uuid(), title, slug || n, department, location, type, description, requirements, status, posted_date, position + n,
         now() - make_interval(secs => n)
       from job_position, generate_series(1, ${MAX_ROWS}) as n where id = $1`,
      [id],
    )
    await deletePosition({ id })
    const readTrash = () => listPositionsForEdit(parseListParams(positionList, { view: 'trash' }))
    const full = await readTrash()
    await query('delete from job_position where deleted_at is not null and id <> $1', [id])
    const { hasOlder } = await readTrash()
    expect([full.rows.length, full.rows[0]?.id, full.hasOlder, hasOlder]).toEqual([MAX_ROWS, id, true, false])
  })

  it('empties the Trash even if the Trash of another list cannot be emptied', async () => {
    const { id } = await add()
    await deletePosition({ id })
    await query(`update job_position set deleted_at = now() - interval '31 days' where id = $1`, [id])
    const emptyTrash = trashJobs([{ table: 'no_such_list' }, positionsInOrder])['content.empty-trash']
    await expect(emptyTrash?.({})).rejects.toThrow('The Trash of some lists could not be emptied')
    expect(await db.jobPosition.count({ where: { id } })).toBe(0)
  })

  it('erases a position after 30 days, but its applications keep its title', async () => {
    const { id, title } = await add()
    const application = await addApplication({ positionId: id, positionTitle: title })
    await deletePosition({ id })
    await query(`update job_position set deleted_at = now() - interval '29 days' where id = $1`, [id])
    await jobs['content.empty-trash']?.({})
    expect(await db.jobPosition.count({ where: { id } })).toBe(1)
    await query(`update job_position set deleted_at = now() - interval '31 days' where id = $1`, [id])
    await jobs['content.empty-trash']?.({})
    expect(await db.jobPosition.count({ where: { id } })).toBe(0)
    expect(await db.application.findUnique({ where: { id: application.id } })).toMatchObject({
      positionId: null,
      positionTitle: title,
    })
  })
})

describe('the hiring settings', () => {
  it('notify the owners when the address for applications changes', async () => {
    const { id } = await becomeAdmin()
    const toEmail = `${id}@example.com`
    await db.adminUser.update({ where: { id }, data: { email: toEmail } })
    const notices = () =>
      db.mailMessage.count({
        where: { toEmail, props: { path: ['change'], equals: 'hiring-email-changed' } },
      })
    const { values } = await getHiringSettings()
    const { contactEmail } = values
    await saveHiringSettings({ version: 0, contactEmail, retentionMonths: '6' })
    expect(await notices()).toBe(0)
    await saveHiringSettings({ version: 1, contactEmail: 'elsewhere@example.com', retentionMonths: '6' })
    expect(await notices()).toBe(1)
    await db.hiringSettings.deleteMany()
  })

  it('have defaults until others are saved, which the site then uses', async () => {
    const before = await getHiringSettings()
    expect(before).toEqual({
      values: { version: 0, contactEmail: expect.any(String), retentionMonths: '12' },
      pausedUntil: null,
    })
    const saved = { version: 0, contactEmail: ' Jobs@Example.com ', retentionMonths: '6' }
    expect(await saveHiringSettings(saved)).toEqual({ ok: true, data: { version: 1 } })
    expect(await getHiringContact()).toBe('jobs@example.com')
    expect(updateTag).toHaveBeenCalledWith('careers')

    const late = await saveHiringSettings({ ...saved, contactEmail: 'mine@example.com' })
    expect(late).toMatchObject({
      ok: false,
      saved: { version: 1, values: { contactEmail: 'jobs@example.com', retentionMonths: '6' } },
    })
    const next = { version: 1, contactEmail: 'people@example.com', retentionMonths: '120' }
    expect(await saveHiringSettings(next)).toEqual({ ok: true, data: { version: 2 } })
    expect((await saveHiringSettings(next)).ok).toBe(false)
    expect((await getHiringSettings()).values).toEqual({ ...next, version: 2 })
  })

  it.each([
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ contactEmail: 'a@b.example, c@d.example' }, 'contactEmail'],
    [{ contactEmail: '' }, 'contactEmail'],
    [{ retentionMonths: '0' }, 'retentionMonths'],
    [{ retentionMonths: '121' }, 'retentionMonths'],
    [{ retentionMonths: '1.5' }, 'retentionMonths'],
    [{ retentionMonths: '' }, 'retentionMonths'],
  ])('refuse %j', async (overrides, field) => {
    const settings = { version: 0, contactEmail: 'a@example.com', retentionMonths: '6', ...overrides }
    const refused = await saveHiringSettings(settings)
    expect(Object.keys((!refused.ok && refused.fieldErrors) || {})).toEqual([field])
  })
})
