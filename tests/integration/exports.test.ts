import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { GET as exportApplications } from '@/app/api/admin/applications/export/route'
import { GET as exportSubscribers } from '@/app/api/admin/newsletter/export/route'
import { GET as exportWaitlist } from '@/app/api/admin/waitlist/export/route'
import { db, pool } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'
import { fillLists } from '../support/list-rows'

const ROWS = 16_000
const exports = [
  { table: 'waitlist', handle: exportWaitlist },
  { table: 'newsletter_subscriber', handle: exportSubscribers },
  { table: 'job_application', handle: exportApplications },
]

beforeAll(() => fillLists(ROWS, /waitlist|newsletter_subscriber|job_application/), 60_000)
beforeEach(async () => void (await becomeAdmin()))

it.each(exports)(
  'the export of $table reads the database only as fast as the client reads the export',
  async ({ table, handle }) => {
    const query = vi.spyOn(pool, 'query')
    const countBatches = () =>
      query.mock.calls.filter(([sent]) =>
        new RegExp(`FROM ${table}\\b.* ORDER BY `, 's').test((sent as { text?: string }).text ?? ''),
      ).length
    const response = await handle(new Request(`http://localhost:3000/api/admin/export`))
    const decoder = new TextDecoder()
    let text = ''
    let chunks = 0
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      // The heading comes first. While one batch is sent, the next is prepared.
      expect(countBatches(), `after ${chunks} chunks`).toBeLessThanOrEqual(chunks + 2)
      chunks += 1
    }
    expect(countBatches()).toBeGreaterThan(3)
    expect(text.split('\r\n')).toHaveLength(ROWS + 2)
    query.mockRestore()
  },
)

it.each(exports)('the export of $table ends within a second of its session', async ({ handle }) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { id: userId } = await becomeAdmin()
  const response = await handle(new Request(`http://localhost:3000/api/admin/export`))
  const reader = response.body?.getReader()
  await reader?.read()
  await db.adminSession.updateMany({ where: { userId }, data: { revokedAt: new Date() } })
  vi.advanceTimersByTime(1_000)
  const rest = async () => {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read());
  }
  await expect(rest()).rejects.toThrow('The session ended')
})

// One order for each type of column: times, text and a status.
it.each([
  ...exports.map((each) => ({ ...each, sort: '' })),
  { table: 'newsletter_subscriber', handle: exportSubscribers, sort: 'email' },
  { table: 'job_application', handle: exportApplications, sort: 'position' },
  { table: 'waitlist', handle: exportWaitlist, sort: 'status' },
])('the export of $table sorted by "$sort" reaches the end although rows are deleted', async (each) => {
  await pool.query(`DELETE FROM ${each.table}`)
  await fillLists(ROWS, new RegExp(each.table))
  const request = new Request(`http://localhost:3000/api/admin/export?sort=${each.sort}`)
  const lines = (await (await each.handle(request)).text()).trimEnd().split('\r\n')
  const last = lines.at(-1) ?? ''
  const response = await each.handle(request)
  const decoder = new TextDecoder()
  let text = ''
  let chunks = 0
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    chunks += 1
    // The first chunk is the heading. The next batch starts after a row that is deleted here.
    if (chunks === 2) await pool.query(`DELETE FROM ${each.table} WHERE strpos($1, email) = 0`, [last])
  }
  expect(lines).toHaveLength(ROWS + 1)
  expect(text.endsWith(`${last}\r\n`)).toBe(true)
})
