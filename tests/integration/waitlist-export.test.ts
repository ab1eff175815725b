import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as getExport } from '@/app/api/admin/waitlist/export/route'
import { formatDate, lagosDay } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { becomeNewVisitor } from '../support/request'
import { addEntries, addEntry } from '../support/waitlist-entries'

beforeEach(becomeNewVisitor)

describe('the export', () => {
  async function download(query = '', headers: Record<string, string> = {}) {
    const response = await getExport(
      new Request(`http://localhost:3000/api/admin/waitlist/export?${query}`, { headers }),
    )
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    }
  }
  const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' })

  it('is a CSV file of the filtered list, with formulas neutralized', async () => {
    const mark = randomUUID().slice(0, 8)
    const dangerous = ['=1+1', '+cmd|x', '-2', '@SUM(A1)', '＝1', 'Obi, "Ada"', '+2348012345678', 'Ọlá']
    const createdAt = new Date('2026-01-31T23:30:00Z')
    const added = await addEntries(
      dangerous.map((name, i) => ({
        name: `${name} ${mark}`,
        email: `${i}${mark}@example.com`,
        createdAt,
      })),
    )
    await addEntry({ name: mark, status: 'converted' })
    const { id: actorId } = await becomeAdmin()
    const { response, text } = await download(`q=${mark}&status=active&sort=email`)
    expect(text.startsWith('\uFEFFName,Email,Status,Joined Date,Plan\r\n')).toBe(true)
    const [, ...records] = read(text)
    expect(records).toEqual(
      added.map(({ name, email }) => [
        /^[=+\-@＝]/.test(name) ? `'${name}` : name,
        email,
        'active',
        formatDate(createdAt),
        '',
      ]),
    )
    expect(formatDate(createdAt)).toBe('Feb 1, 2026')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="waitlist-${lagosDay(new Date())}.csv"`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const events = await db.auditEvent.findMany({ where: { actorId, action: 'export' } })
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain(mark)
  })

  it('keeps a plain phone number readable', async () => {
    const phone = `+234${Date.now()}`
    await addEntry({ name: phone })
    await becomeAdmin()
    expect(read((await download(`q=${encodeURIComponent(phone)}`)).text)[1]?.[0]).toBe(phone)
  })

  it('contains every entry once across batches', async () => {
    await query(`
      INSERT INTO waitlist (id, name, email, source, consent_version, created_at)
      SELECT gen_random_uuid(), 'Tie ' || n % 3, 'batch' || n || '@example.com', 'hero', '2026-11', '2026-02-01'
      FROM generate_series(1, 10001) AS n`)
    await becomeAdmin()
    for (const list of ['q=batch', 'q=batch&sort=name&dir=desc', 'status=active&sort=status']) {
      const records = read((await download(list)).text).slice(1)
      const emails = records.map(([, email]) => email ?? '').filter((email) => email.startsWith('batch'))
      expect(emails).toHaveLength(10_001)
      expect(new Set(emails).size).toBe(10_001)
    }
    await db.waitlistEntry.deleteMany({ where: { email: { startsWith: 'batch' } } })
  })

  it('is announced to the owners, at most once a day for each member of staff', async () => {
    const { id } = await becomeAdmin()
    const owner = `${randomUUID()}@example.com`
    await db.adminUser.update({ where: { id }, data: { email: owner } })
    await download()
    await download()
    const announced = await db.mailMessage.findMany({ where: { toEmail: owner } })
    expect(announced.map(({ props }) => props)).toEqual([
      expect.objectContaining({ change: 'list-exported' }),
    ])
  })

  it('is available only to staff, and only from pages of this site', async () => {
    expect((await download()).response.status).toBe(401)
    await becomeAdmin()
    expect((await download('', { 'sec-fetch-site': 'cross-site' })).response.status).toBe(403)
    expect((await download()).response.status).toBe(200)
  })
})
