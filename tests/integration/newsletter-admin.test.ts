import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as exportCsv } from '@/app/api/admin/newsletter/export/route'
import { POST as postTopics } from '@/app/api/newsletter/preferences/[token]/route'
import { deletePost, updatePost } from '@/lib/blog/actions'
import { formValuesOf } from '@/lib/blog/form-values'
import { type PostCategory, postCategories } from '@/lib/blog/schema'
import { previewMessage, sendTestMessage, startCampaign } from '@/lib/campaigns/actions'
import { countAudience, getCampaign, getPostToSend } from '@/lib/campaigns/admin-queries'
import { campaignJobs } from '@/lib/campaigns/jobs'
import { campaignTemplates } from '@/lib/campaigns/mail'
import { mailJobs } from '@/lib/mail/jobs'
import { unsubscribeByToken, unsubscribeSubscriber } from '@/lib/newsletter/actions'
import { countSubscribers, listSubscribers } from '@/lib/newsletter/admin-queries'
import { CONSENT_VERSION } from '@/lib/newsletter/consent'
import { getSubscriptionChoice } from '@/lib/newsletter/queries'
import { subscriberList } from '@/lib/newsletter/schema'
import { preferencesUrl } from '@/lib/newsletter/tokens'
import { retryEmail } from '@/lib/outbox/actions'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { log } from '@/lib/platform/log'
import { startWorker } from '@/lib/platform/worker'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'
import { headerOf, listEmails, waitForEmail } from '../support/mail'
import { becomeVisitor } from '../support/request'

log.level = 'silent'
const soon = { timeout: 15_000, interval: 50 }
let stop: (() => Promise<void>) | undefined
const rest = async () => {
  await stop?.()
  stop = undefined
}
afterAll(rest)

/** Each test has its own addresses. */
let word = ''
beforeEach(async () => {
  await rest()
  // No subscriber of another test is interested in this test's posts.
  await db.subscriber.deleteMany()
  word = `n${randomUUID().slice(0, 8)}`
  await becomeAdmin()
})

function addSubscriber(name: string, overrides: object = {}) {
  return db.subscriber.create({
    data: {
      email: `${name}-${word}@example.com`,
      source: 'blog',
      consentVersion: CONSENT_VERSION,
      tokenHash: createHash('sha256').update(randomUUID()).digest('hex'),
      tokenExpiresAt: new Date(),
      status: 'subscribed',
      confirmedAt: new Date(),
      ...overrides,
    },
    select: { id: true, email: true },
  })
}

const tokenOf = (id: string) => preferencesUrl(id).split('/').at(-1) ?? ''
const topicsOf = async (id: string) =>
  (await db.subscriber.findUniqueOrThrow({ where: { id }, select: { topics: true } })).topics

function choose(token: string, topics: string[]) {
  const body = new URLSearchParams(topics.map((topic) => ['topic', topic]))
  const request = new Request('http://localhost/', { method: 'POST', body })
  return postTopics(request, { params: Promise.resolve({ token }) })
}

describe('choosing topics', () => {
  it('saves the choice, and all topics as none, so that later topics are included, too', async () => {
    const { id } = await addSubscriber('ada')
    becomeVisitor({ address: '198.51.100.20' })
    expect((await getSubscriptionChoice(tokenOf(id)))?.topics).toEqual(postCategories)
    const result = await choose(tokenOf(id), ['Savings', 'Budgeting'])
    expect(result.headers.get('location')).toBe(`${preferencesUrl(id)}?saved`)
    expect(await topicsOf(id)).toEqual(['Savings', 'Budgeting'])
    expect((await getSubscriptionChoice(tokenOf(id)))?.topics).toEqual(['Savings', 'Budgeting'])
    await choose(tokenOf(id), [...postCategories])
    expect(await topicsOf(id)).toEqual([])
  })

  it('asks again if none is chosen, and rejects unknown ones', async () => {
    const { id } = await addSubscriber('ada', { topics: ['Savings'] })
    becomeVisitor({ address: '198.51.100.21' })
    for (const topics of [[], ['Gossip']])
      expect((await choose(tokenOf(id), topics)).headers.get('location')).toBe(`${preferencesUrl(id)}?none`)
    expect(await topicsOf(id)).toEqual(['Savings'])
  })

  it.each(['', 'x', `${randomUUID()}.x`])('rejects the made-up link "%s"', async (token) => {
    becomeVisitor({ address: '198.51.100.22' })
    expect((await choose(token, ['Savings'])).status).toBe(422)
    expect(await getSubscriptionChoice(token)).toBeNull()
  })

  it('does not subscribe someone who has unsubscribed, and leads to the page that says so', async () => {
    const { id } = await addSubscriber('ada', { status: 'unsubscribed', unsubscribedAt: new Date() })
    becomeVisitor({ address: '198.51.100.23' })
    expect((await choose(tokenOf(id), ['Savings'])).status).toBe(303)
    expect(await db.subscriber.findUnique({ where: { id } })).toMatchObject({
      status: 'unsubscribed',
      topics: [],
    })
  })
})

describe('the list', () => {
  const list = (overrides: Record<string, string> = {}) =>
    listSubscribers(parseListParams(subscriberList, overrides))

  it('is filtered, searched and counted', async () => {
    const ada = await addSubscriber('ada')
    const bola = await addSubscriber('bola', { status: 'pending', confirmedAt: null })
    const chidi = await addSubscriber('chidi', { status: 'unsubscribed', unsubscribedAt: new Date() })
    await db.mailSuppression.create({ data: { email: ada.email, reason: 'bounced' } })
    expect((await list()).rows.map(({ id }) => id)).toEqual([chidi.id, bola.id, ada.id])
    expect((await list({ sort: 'email' })).rows.map(({ id }) => id)).toEqual([ada.id, bola.id, chidi.id])
    expect((await list({ status: 'pending' })).rows.map(({ id }) => id)).toEqual([bola.id])
    expect((await list({ q: `ADA-${word}` })).rows).toMatchObject([{ id: ada.id, isSuppressed: true }])
    expect(await countSubscribers()).toEqual({ subscribed: 1, pending: 1, unsubscribed: 1 })
  })

  it('is exported as filtered, only for staff, and the export is recorded', async () => {
    await addSubscriber('ada', { topics: ['Savings', 'Budgeting'] })
    await addSubscriber('bola', { status: 'unsubscribed', unsubscribedAt: new Date() })
    const { email } = await addSubscriber('chidi')
    await db.mailSuppression.create({ data: { email, reason: 'complained' } })
    const address = 'http://localhost/api/admin/newsletter/export?status=subscribed'
    const response = await exportCsv(new Request(address))
    const csv = await response.text()
    expect(response.headers.get('content-disposition')).toMatch(/newsletter-\d{4}-\d\d-\d\d\.csv/)
    expect(csv).toContain(`ada-${word}@example.com,subscribed,"Savings, Budgeting",blog`)
    expect(csv).not.toContain('bola')
    // Anyone who sends emails to the exported addresses has to leave these out.
    const [heading, chidi, ada] = csv.split('\r\n')
    expect(heading?.endsWith(',Suppressed')).toBe(true)
    expect(chidi).toMatch(new RegExp(`^${email},.*,Yes$`))
    expect(ada).toMatch(/,$/)
    expect(await db.auditEvent.count({ where: { noun: 'newsletter', action: 'export' } })).toBe(1)
    becomeVisitor()
    expect((await exportCsv(new Request(address))).status).toBe(401)
  })

  it('lets staff unsubscribe someone who asked, once', async () => {
    const { id } = await addSubscriber('ada')
    expect(await unsubscribeSubscriber({ id })).toEqual({ ok: true, data: null })
    expect(await db.subscriber.findUnique({ where: { id } })).toMatchObject({
      status: 'unsubscribed',
      unsubscribedAt: expect.any(Date),
    })
    expect(await unsubscribeSubscriber({ id })).toMatchObject({ ok: false })
  })
})

describe('sending a post', () => {
  async function addPost(overrides: { category?: PostCategory; status?: 'draft' | 'published' } = {}) {
    const slug = `post-${randomUUID().slice(0, 8)}`
    return db.post.create({
      data: {
        title: `Saving for ${word}`,
        slug,
        excerpt: 'An excerpt of it.',
        author: 'Ada',
        category: 'Savings',
        status: 'published',
        publishedAt: new Date(),
        ...overrides,
      },
      select: { id: true, slug: true },
    })
  }
  const message = (postId: string, recipients: number) => ({
    submission: randomUUID(),
    subject: `New: ${word}`,
    preview: '',
    body: 'A new article is out.',
    audience: { kind: 'newsletter' as const, postId },
    postVersion: 1,
    recipients,
  })
  async function start(postId: string, recipients: number) {
    const result = await startCampaign(message(postId, recipients))
    if (!result.ok) throw new Error(result.message)
    return result.data.id
  }
  const work = () => {
    stop = startWorker({ ...campaignJobs, ...mailJobs(campaignTemplates) }, [])
  }
  async function waitUntilFinished(id: string) {
    await vi.waitFor(async () => {
      await query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
      expect((await getCampaign(id))?.status).not.toBe('sending')
    }, soon)
    return getCampaign(id)
  }

  it('goes to interested subscribers, with links to choose topics and unsubscribe', async () => {
    const all = await addSubscriber('all')
    const fan = await addSubscriber('fan', { topics: ['Budgeting', 'Savings'] })
    await addSubscriber('other', { topics: ['Technology'] })
    await addSubscriber('pending', { status: 'pending', confirmedAt: null })
    await addSubscriber('gone', { status: 'unsubscribed', unsubscribedAt: new Date() })
    const bounced = await addSubscriber('bounced')
    await db.mailSuppression.create({ data: { email: bounced.email, reason: 'bounced' } })
    const { id: postId, slug } = await addPost()
    expect(await countAudience({ kind: 'newsletter', postId })).toEqual({ recipients: 2, leftOut: 1 })

    const id = await start(postId, 2)
    work()
    expect(await waitUntilFinished(id)).toMatchObject({ status: 'done', progress: { sent: 2, failed: 0 } })
    const mail = await waitForEmail(fan.email)
    expect(mail.subject).toBe(`New: ${word}`)
    for (const part of [`Saving for ${word}`, 'An excerpt of it.', `/blog/${slug}`, preferencesUrl(fan.id)])
      expect(mail.text).toContain(part)
    expect(headerOf(mail, 'list-unsubscribe')).toContain(`/api/unsubscribe/${tokenOf(fan.id)}`)
    expect(await listEmails(all.email)).toHaveLength(1)
    for (const name of ['other', 'pending', 'gone', 'bounced'])
      expect(await listEmails(`${name}-${word}@example.com`)).toEqual([])
  })

  it('happens once, even if two people click the button at the same time', async () => {
    await addSubscriber('ada')
    const { id: postId } = await addPost()
    const results = await Promise.all([1, 2].map(() => startCampaign(message(postId, 1))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      message: expect.stringContaining('already has a campaign'),
    })
    expect(await getPostToSend(postId)).toMatchObject({ campaign: { recipientCount: 1 } })
  })

  it('is refused for posts that readers cannot see', async () => {
    await addSubscriber('ada')
    const { id: postId } = await addPost({ status: 'draft' })
    expect(await getPostToSend(postId)).toMatchObject({ isLive: false, campaign: null })
    expect(await startCampaign(message(postId, 1))).toMatchObject({
      ok: false,
      message: expect.stringContaining('isn’t public'),
    })
    const draft = { subject: 'a', preview: '', body: 'b', postId }
    expect(await sendTestMessage({ ...draft, email: 'staff@example.com' })).toMatchObject({ ok: false })
    expect(await db.campaign.count({ where: { postId } })).toBe(0)
  })

  it('shows the post as it was when the campaign was started, to the subscribers of its category then', async () => {
    const { email } = await addSubscriber('ada', { topics: ['Savings'] })
    await addSubscriber('other', { topics: ['Technology'] })
    const { id: postId } = await addPost()
    const id = await start(postId, 1)
    await db.post.update({
      where: { id: postId },
      data: { title: 'Confirm your BVN', category: 'Technology' },
    })
    work()
    expect(await waitUntilFinished(id)).toMatchObject({
      progress: { sent: 1 },
      announced: { title: `Saving for ${word}` },
    })
    expect((await waitForEmail(email)).text).toContain(`Saving for ${word}`)
    expect(await listEmails(`other-${word}@example.com`)).toEqual([])
  })

  it('shows the post even if an older instance has started the campaign without keeping it', async () => {
    const { email } = await addSubscriber('ada')
    const { id: postId } = await addPost()
    const id = await start(postId, 1)
    await query('update campaigns set announced = null where id = $1', [id])
    work()
    expect(await waitUntilFinished(id)).toMatchObject({ progress: { sent: 1 } })
    expect((await waitForEmail(email)).text).toContain(`Saving for ${word}`)
  })

  it('is refused if the post has changed since the preview', async () => {
    await addSubscriber('ada')
    const { id: postId } = await addPost()
    await db.post.update({ where: { id: postId }, data: { version: 2 } })
    expect(await startCampaign(message(postId, 1))).toMatchObject({
      ok: false,
      message: expect.stringContaining('The post has changed'),
    })
    expect(await startCampaign({ ...message(postId, 1), postVersion: 2 })).toMatchObject({ ok: true })
  })

  it('keeps the post on the site until everyone has been emailed', async () => {
    await addSubscriber('ada')
    const { id: postId } = await addPost()
    const id = await start(postId, 1)
    const refused = { ok: false, message: expect.stringContaining('is being emailed to subscribers') }
    expect(await deletePost({ id: postId })).toMatchObject(refused)
    const post = await db.post.findUniqueOrThrow({ where: { id: postId } })
    const form = { ...formValuesOf(post), category: 'Savings' as const, id: postId, version: post.version }
    expect(await updatePost({ ...form, status: 'draft' })).toMatchObject(refused)
    work()
    expect(await waitUntilFinished(id)).toMatchObject({ status: 'done', progress: { sent: 1 } })
    expect(await deletePost({ id: postId })).toMatchObject({ ok: true })
  })

  it('stops if the post has been taken off the site anyway', async () => {
    await addSubscriber('ada')
    const { id: postId } = await addPost()
    const id = await start(postId, 1)
    await db.post.update({ where: { id: postId }, data: { deletedAt: new Date() } })
    work()
    expect((await waitUntilFinished(id))?.status).toBe('cancelled')
    expect(await listEmails(`ada-${word}@example.com`)).toEqual([])
    expect(await db.auditEvent.findFirst({ where: { recordId: id, action: 'cancel' } })).toMatchObject({
      actorName: 'System',
      summary: expect.stringContaining('because its post is no longer public'),
    })
  })

  it('holds back the email if someone unsubscribes before it is sent', async () => {
    const { id: subscriberId, email } = await addSubscriber('ada')
    const { id: postId } = await addPost()
    const id = await start(postId, 1)
    await campaignJobs['campaigns.write-batch']?.({ campaignId: id })
    becomeVisitor({ address: '198.51.100.24' })
    expect(await unsubscribeByToken({ token: tokenOf(subscriberId) })).toMatchObject({ ok: true })
    await becomeAdmin()
    work()
    expect(await waitUntilFinished(id)).toMatchObject({ progress: { sent: 0, suppressed: 1 } })
    expect(await listEmails(email)).toEqual([])
  })

  it('does not retry failed emails after someone has unsubscribed', async () => {
    const { id: subjectId, email } = await addSubscriber('ada')
    const post = { title: 'New', excerpt: 'New', slug: 'new' }
    const props = { subject: 'New', preview: '', body: 'New', post, subscriberId: subjectId }
    const { id } = await db.mailMessage.create({
      data: { template: 'newsletter-post', props, toEmail: email, subjectId, status: 'failed' },
      select: { id: true },
    })
    becomeVisitor({ address: '198.51.100.25' })
    await unsubscribeByToken({ token: tokenOf(subjectId) })
    await becomeAdmin()
    expect(await retryEmail({ id })).toMatchObject({ ok: false })
    expect(await db.mailMessage.findUnique({ where: { id } })).toMatchObject({ status: 'suppressed' })
  })

  it('can be previewed, with the article as text', async () => {
    const { id: postId, slug } = await addPost()
    await db.post.update({ where: { id: postId }, data: { title: '<img src=x onerror=alert(1)>' } })
    const result = await previewMessage({ subject: 'New', preview: '', body: 'Out now.', postId })
    expect(result).toMatchObject({ ok: true, data: { html: expect.stringContaining(`/blog/${slug}`) } })
    expect(result.ok && result.data.html).toContain('Choose your topics')
    expect(result.ok && result.data.html).not.toContain('<img src=x')
  })
})
