import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  countActivity,
  findCurrentNames,
  getActivityChoices,
  listActivity,
  listNewestActivity,
} from '@/lib/activity/admin-queries'
import { activityListOf } from '@/lib/activity/schema'
import {
  countContent,
  countRecentSignups,
  countWaiting,
  findRecordPages,
  getWaitingItems,
  listSignupDays,
  type Weeks,
} from '@/lib/dashboard/admin-queries'
import { DAY_MS, fromLagos, lagosDay } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

/** Each test uses its own records. */
let word = ''
beforeEach(async () => {
  word = `w${randomUUID().slice(0, 8)}`
  await becomeAdmin()
})

const post = (overrides: object = {}) => ({
  title: `About ${word}`,
  slug: `${word}-${randomUUID().slice(0, 8)}`,
  excerpt: 'Text.',
  author: 'The desk',
  category: 'savings',
  ...overrides,
})

/** Returns the figures of an owner, who sees all of them. */
async function countAll() {
  const { posts, positions, help } = await countContent()
  if (!posts || !positions || !help) throw new Error('A figure is missing')
  return { posts, positions, help }
}

describe('the cards', () => {
  it('count all content outside the Trash', async () => {
    const before = await countAll()
    const { id } = await db.post.create({ data: post(), select: { id: true } })
    const { id: faqId } = await db.faq.create({
      data: {
        placement: 'help',
        category: 'general',
        question: word,
        answer: 'Yes.',
        position: 9_000,
        slug: word,
      },
      select: { id: true },
    })
    await query(`update job_position set status = 'closed' where id = (
      select id from job_position where status = 'active' and deleted_at is null limit 1)`)
    const after = await countAll()
    expect(after.posts.total).toBe(before.posts.total + 1)
    expect(after.posts.draft).toBe(before.posts.draft + 1)
    expect(after.help.answers).toBe(before.help.answers + 1)
    expect(after.positions.active).toBe(before.positions.active - 1)
    expect(after.positions.total).toBe(before.positions.total)
    await db.post.update({ where: { id }, data: { deletedAt: new Date() } })
    await db.faq.delete({ where: { id: faqId } })
    expect((await countAll()).posts.total).toBe(before.posts.total)
    expect((await countAll()).help.answers).toBe(before.help.answers)
  })
})

describe('what needs attention', () => {
  const message = (overrides: object = {}) => ({
    reference: randomUUID().slice(0, 12),
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Hello',
    category: 'general',
    message: 'Text',
    consentVersion: CONSENT_VERSION,
    ...overrides,
  })

  it('counts what nobody has answered', async () => {
    const before = await getWaitingItems()
    await db.contactMessage.createMany({
      data: [message(), message({ status: 'replied' }), message({ deletedAt: new Date() })],
    })
    const mail = { template: 'waitlist-welcome', props: {}, toEmail: 'ada@example.com' }
    await db.mailMessage.createMany({ data: [{ ...mail, status: 'failed' }, mail] })
    const after = await getWaitingItems()
    expect(after.messages).toBe(before.messages + 1)
    expect(after.failedEmails).toBe(before.failedEmails + 1)
  })

  it('includes figures shown without a source, for those who may see the landing page', async () => {
    const before = (await getWaitingItems()).unsourcedClaims
    await db.claim.update({ where: { key: 'uptime' }, data: { publicSource: 'Our monitor' } })
    expect((await getWaitingItems()).unsourcedClaims).toBe(before - 1)
    await db.claim.update({ where: { key: 'uptime' }, data: { publicSource: null } })
    await becomeAdmin({}, 'recruiter')
    expect((await getWaitingItems()).unsourcedClaims).toBe(0)
  })

  it('is counted for each screen, only if the role may open it, and for signups since the last visit', async () => {
    const visit = new Date()
    const before = await countWaiting(new Map([['/admin/waitlist', visit]]))
    expect(before.get('/admin/waitlist')).toBe(0)
    const signup = (overrides: object) => ({
      name: 'Ada',
      email: `${randomUUID()}@example.com`,
      source: 'hero',
      consentVersion: CONSENT_VERSION,
      createdAt: new Date(visit.getTime() + 1_000),
      ...overrides,
    })
    await db.waitlistEntry.createMany({
      data: [signup({}), signup({ createdAt: visit }), signup({ deletedAt: new Date() })],
    })
    await db.contactMessage.createMany({ data: [message(), message({ status: 'resolved' })] })
    const after = await countWaiting(new Map([['/admin/waitlist', visit]]))
    expect(after.get('/admin/waitlist')).toBe(1)
    expect(after.get('/admin/contact')).toBe((before.get('/admin/contact') ?? 0) + 1)

    await becomeAdmin({}, 'recruiter')
    expect([...(await countWaiting(new Map())).keys()]).toEqual(['/admin/applications'])
    await becomeAdmin({}, 'viewer')
    expect((await countWaiting(new Map())).size).toBe(0)
  })

  it('names the next scheduled post and the most urgent privacy request', async () => {
    const before = await getWaitingItems()
    const scheduled = (publishAt: Date, title = word) =>
      post({ status: 'scheduled', publishAt, publishedAt: publishAt, title })
    const soon = new Date(Date.now() + 60_000)
    await db.post.createMany({
      data: [
        scheduled(new Date(Date.now() + DAY_MS)),
        scheduled(soon, `Next ${word}`),
        scheduled(new Date(Date.now() - 60_000), 'Public by its time'),
      ],
    })
    const request = (overrides: object) => ({
      kind: 'access' as const,
      email: `${word}@example.com`,
      emailHash: word,
      confirmedAt: new Date(),
      status: 'open' as const,
      ...overrides,
    })
    const due = new Date(Date.now() - DAY_MS)
    await db.privacyRequest.createMany({
      data: [
        request({ dueAt: new Date(Date.now() + DAY_MS) }),
        request({ dueAt: due, status: 'erasing' }),
        request({ dueAt: new Date(0), status: 'done', closedAt: new Date() }),
      ],
    })
    const after = await getWaitingItems()
    expect(after.scheduledPosts).toBe(before.scheduledPosts + 2)
    expect(after.nextPost).toMatchObject({ title: `Next ${word}`, publishAt: soon })
    expect(after.privacyRequests).toBe(before.privacyRequests + 2)
    expect(after.nextDue).toEqual(due)
  })
})

describe('the days of the chart', () => {
  it('are thirty, end today in Lagos, and change at midnight there', async () => {
    const today = lagosDay(new Date())
    const midnight = fromLagos(`${today}T00:00`)
    const before = await listSignupDays()
    expect(before).toHaveLength(30)
    expect(before.at(-1)?.day).toBe(today)
    expect(before[0]?.day).toBe(lagosDay(new Date(midnight.getTime() - 29 * DAY_MS)))

    const at = (createdAt: Date, overrides: object = {}) => ({
      name: 'Ada',
      email: `${randomUUID()}@example.com`,
      source: 'hero',
      consentVersion: CONSENT_VERSION,
      createdAt,
      ...overrides,
    })
    const lastMoment = new Date(midnight.getTime() - 1)
    const firstDay = new Date(midnight.getTime() - 29 * DAY_MS)
    await db.waitlistEntry.createMany({
      data: [
        at(midnight),
        at(lastMoment),
        at(lastMoment),
        at(lastMoment, { deletedAt: new Date() }),
        at(firstDay),
        at(new Date(firstDay.getTime() - 1)),
      ],
    })
    const subscriber = (confirmedAt: Date | null) => ({
      email: `${randomUUID()}@example.com`,
      source: 'blog',
      consentVersion: CONSENT_VERSION,
      tokenHash: randomBytes(32).toString('hex'),
      tokenExpiresAt: new Date(),
      createdAt: firstDay,
      confirmedAt,
    })
    await db.subscriber.createMany({
      data: [subscriber(midnight), subscriber(lastMoment), subscriber(null)],
    })

    const gained = (await listSignupDays()).map(({ waitlist, newsletter }, index) => [
      waitlist - (before[index]?.waitlist ?? 0),
      newsletter - (before[index]?.newsletter ?? 0),
    ])
    expect(gained.at(-1)).toEqual([1, 1])
    expect(gained.at(-2)).toEqual([2, 1])
    expect(gained[0]).toEqual([1, 0])
    expect(gained.slice(1, -2)).toEqual(Array.from({ length: 27 }, () => [0, 0]))
  })
})

describe('the recent signups', () => {
  it('are of the last 7 days to the moment, beside the 7 days before, by source', async () => {
    const [newest, oldest] = [`n${word}`, `o${word}`]
    const before = await countRecentSignups()
    const at = (daysAgo: number, source: string, overrides: object = {}) => ({
      name: 'Ada',
      email: `${randomUUID()}@example.com`,
      source,
      consentVersion: CONSENT_VERSION,
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
      ...overrides,
    })
    await db.waitlistEntry.createMany({
      data: [
        at(0, newest),
        at(6.99, newest),
        at(1, newest, { deletedAt: new Date() }),
        at(7.01, oldest),
        at(13.99, oldest),
        at(13, newest),
        at(14.01, oldest),
      ],
    })
    const subscriber = (daysAgo: number | null) => ({
      email: `${randomUUID()}@example.com`,
      source: newest,
      consentVersion: CONSENT_VERSION,
      tokenHash: randomBytes(32).toString('hex'),
      tokenExpiresAt: new Date(),
      confirmedAt: daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS),
    })
    await db.subscriber.createMany({ data: [subscriber(1), subscriber(8), subscriber(9), subscriber(null)] })

    const { waitlist, newsletter, sources } = await countRecentSignups()
    const gained = (now: Weeks, then: Weeks) => [now.thisWeek - then.thisWeek, now.lastWeek - then.lastWeek]
    expect(gained(waitlist, before.waitlist)).toEqual([2, 3])
    expect(gained(newsletter, before.newsletter)).toEqual([1, 2])
    expect(sources).toContainEqual({ source: newest, count: 2 })
    expect(sources.map(({ source }) => source)).not.toContain(oldest)
    expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(waitlist.thisWeek)
    expect(sources).toEqual(sources.toSorted((a, b) => b.count - a.count))
  })
})

describe('the log', () => {
  const event = (overrides: object = {}) => ({
    actorName: word,
    noun: 'blog',
    action: 'update',
    summary: `changed ${word}`,
    ...overrides,
  })
  const read = async (rawParams: Record<string, string>) => {
    const list = activityListOf(await getActivityChoices(), rawParams)
    const params = parseListParams(list, rawParams)
    return { ...(await listActivity(params)), total: await countActivity(params) }
  }
  const summaries = async (params: Record<string, string>) =>
    (await read(params)).rows.map((row) => row.summary)

  it('is filtered by person, noun, action, days in Lagos and text, and counts the same', async () => {
    await db.auditEvent.createMany({
      data: [
        event({ summary: `First Ṣọlá ${word}`, at: new Date('2024-02-28T23:00:00Z') }),
        event({ summary: 'second', noun: 'media', action: word, at: new Date('2024-02-29T22:59:59Z') }),
        event({ summary: 'third', noun: word, at: new Date('2024-02-29T23:00:00Z') }),
      ],
    })
    expect(await summaries({ person: word })).toEqual(['third', 'second', `First Ṣọlá ${word}`])
    expect(await summaries({ noun: word })).toEqual(['third'])
    expect(await summaries({ action: word })).toEqual(['second'])
    expect(await summaries({ q: `sola ${word.toUpperCase()}` })).toEqual([`First Ṣọlá ${word}`])
    // The 29th in Lagos starts at 23:00 UTC on the 28th.
    const leapDay = { person: word, from: '2024-02-29', to: '2024-02-29' }
    expect(await summaries(leapDay)).toEqual(['second', `First Ṣọlá ${word}`])
    expect((await read(leapDay)).total).toBe(2)
    expect(await summaries({ person: word, from: '2024-03-01' })).toEqual(['third'])
    expect(await summaries({ person: word, from: '2024-03-01', to: '2024-02-01' })).toEqual([])
  })

  it('finds the current names of people who were renamed', async () => {
    const { id } = await becomeAdmin()
    await db.adminUser.update({ where: { id }, data: { name: `New ${word}` }, select: { id: true } })
    await db.auditEvent.createMany({
      data: [
        event({ actorName: `Old ${word}`, actorId: id }),
        event({ actorName: `New ${word}`, actorId: id }),
      ],
    })
    const currentNames = await findCurrentNames([`Old ${word}`, `New ${word}`, 'The scheduler'])
    expect([...currentNames]).toEqual([[`Old ${word}`, `New ${word}`]])
  })

  it('ignores invalid parameters', async () => {
    await db.auditEvent.create({ data: event() })
    const params = { q: word, noun: 'no-such-noun', from: '2024-02-30', to: `' OR 1=1` }
    expect(await summaries(params)).toEqual([`changed ${word}`])
  })

  it('pages by key, also among simultaneous events', async () => {
    const at = new Date('2024-01-01T10:00:00Z')
    await db.auditEvent.createMany({ data: Array.from({ length: 53 }, () => event({ at })) })
    const first = await read({ person: word })
    expect(first).toMatchObject({ hasPrevious: false, hasNext: true, total: 53 })
    const second = await read({ person: word, after: first.rows.at(-1)?.id ?? '' })
    expect(second.rows).toHaveLength(3)
    expect(second).toMatchObject({ hasPrevious: true, hasNext: false })
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53)
  })

  it('shows the newest on the dashboard, without sign-ins and sign-outs', async () => {
    const at = new Date(Date.now() + DAY_MS)
    await db.auditEvent.createMany({ data: [event({ at }), event({ at, noun: 'session' })] })
    const newest = await listNewestActivity(10)
    expect(newest.filter(({ actorName }) => actorName === word)).toHaveLength(1)
  })

  it('links to existing records, each on its own page', async () => {
    const [kept, gone] = await Promise.all(
      [{}, { deletedAt: new Date() }].map((overrides) =>
        db.post.create({ data: post(overrides), select: { id: true } }),
      ),
    )
    const faq = await db.faq.findFirstOrThrow({ where: { placement: 'help', deletedAt: null } })
    const pages = await findRecordPages([
      { noun: 'blog', recordId: kept?.id ?? '' },
      { noun: 'blog', recordId: gone?.id ?? '' },
      { noun: 'blog', recordId: randomUUID() },
      { noun: 'help', recordId: faq.id },
      { noun: 'contact', recordId: 'info' },
      { noun: 'landing', recordId: 'activeUsers' },
      { noun: 'session', recordId: randomUUID() },
      { noun: 'blog', recordId: null },
    ])
    expect([...pages].sort()).toEqual(
      [
        [kept?.id, `/admin/blog/${kept?.id}`],
        [faq.id, `/admin/help-center/${faq.id}`],
        ['info', '/admin/contact/info'],
        ['activeUsers', '/admin/landing/claims/activeUsers'],
      ].sort(),
    )
  })

  it('finds each kind of record in its own table', async () => {
    const nouns = [
      'blog',
      'careers',
      'applications',
      'contact',
      'saved-reply',
      'help',
      'landing',
      'campaigns',
    ]
    const records = [...nouns, 'mail', 'privacy'].map((noun) => ({ noun, recordId: randomUUID() }))
    expect((await findRecordPages(records)).size).toBe(0)
  })
})
