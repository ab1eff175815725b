import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { FromAddress } from '@/app/admin/(panel)/_from-address/from-address'
import { type AddressKind, listFromAddress } from '@/lib/from-address/admin-queries'
import { db } from '@/lib/platform/db'
import type { SubscriberStatus } from '@/lib/platform/generated/prisma/client'
import { type Role, roles } from '@/lib/platform/role'
import { hashToken } from '@/lib/platform/signed-id'
import { becomeAdmin } from '../support/admin'
import { addApplication } from '../support/applications'
import { query } from '../support/database'
import { becomeVisitor } from '../support/request'
import { screenAndSearch } from '../support/screen-and-search'

/** Each test uses its own address. */
let email = ''
beforeEach(async () => {
  email = `ada+${randomUUID().slice(0, 8)}@example.com`
  await becomeAdmin()
})

async function addSignup() {
  const id = randomUUID()
  await query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, 'Ada Obi', $2, 'hero', '1')`,
    [id, email],
  )
  return id
}

async function addMessage(from = email) {
  const id = randomUUID()
  await query(
    `insert into contact_message (id, reference, name, email, subject, category, message, consent_version)
     values ($1::uuid, $1::uuid::text, 'Ada Obi', $2, 'Fees', 'general', 'Hello', '1')`,
    [id, from],
  )
  return id
}

const subscribe = (status: SubscriberStatus = 'subscribed') =>
  db.subscriber.create({
    data: {
      email,
      status,
      source: 'blog',
      consentVersion: '1',
      tokenHash: hashToken(email),
      tokenExpiresAt: new Date(),
      confirmedAt: new Date(),
      unsubscribedAt: new Date(),
    },
  })

/** Adds two messages and one record of each other kind. Returns the id of one message. */
async function addAll() {
  await addSignup()
  await addMessage()
  await addApplication({ email })
  await subscribe()
  return addMessage()
}

/** Returns the links as shown, by text. */
async function linksOn(kind: AddressKind, id: string = randomUUID()) {
  const html = renderToStaticMarkup(await FromAddress({ email, record: { kind, id } }))
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)
  return Object.fromEntries([...links].map(([, href = '', text = '']) => [text, href]))
}

describe('the links from one record to others from its address', () => {
  it('open a single record, and a list searched for the address if there are several', async () => {
    const [signup, application] = [await addSignup(), await addApplication({ email })]
    const messages = [await addMessage(), await addMessage(), await addMessage()]
    await subscribe()
    const links = await linksOn('messages', messages[0])
    expect(Object.keys(links)).toEqual([
      'On the waitlist',
      '2 other messages',
      '1 application',
      'Newsletter subscriber',
    ])
    expect(links['On the waitlist']).toBe(`/admin/waitlist?person=${signup}`)
    expect(links['1 application']).toBe(`/admin/applications/${application.id}`)
    expect(screenAndSearch(links['2 other messages'])).toEqual(['/admin/contact', email])
    expect(screenAndSearch(links['Newsletter subscriber'])).toEqual(['/admin/newsletter', email])
    // A person's address is not readable in a URL.
    expect(Object.values(links).join()).not.toContain('example')
    expect(Object.keys(await linksOn('waitlist', signup))).toEqual([
      '3 messages',
      '1 application',
      'Newsletter subscriber',
    ])
  })

  it('open the only other message itself', async () => {
    const [own, other] = [await addMessage(), await addMessage()]
    expect(await linksOn('messages', own)).toEqual({ '1 other message': `/admin/contact/${other}` })
  })

  it('are not shown if there is nothing else from the address', async () => {
    const own = await addMessage()
    await addMessage(`b${email}`)
    expect(await FromAddress({ email, record: { kind: 'messages', id: own } })).toBeNull()
    expect(await listFromAddress('', own)).toEqual([])
  })

  it.each(['waitlist', 'contact_message', 'job_application'])('leave out the Trash of %s', async (table) => {
    const own = await addAll()
    const before = await listFromAddress(email, own)
    await query(`update ${table} set deleted_at = now() where email = $1`, [email])
    const after = await listFromAddress(email, own)
    expect(before).toHaveLength(4)
    expect(after).toHaveLength(3)
  })

  it.each(['pending', 'unsubscribed'] as const)(
    'leave out newsletter subscriptions that are %s',
    async (status) => {
      await subscribe(status)
      expect(await linksOn('messages')).toEqual({})
    },
  )
})

const readable: Record<Role, string[]> = {
  owner: ['waitlist', 'messages', 'applications', 'subscribers'],
  support: ['waitlist', 'messages', 'subscribers'],
  recruiter: ['applications'],
  editor: [],
  viewer: [],
}

it.each(roles)('the role %s sees only the kinds it may open', async (role) => {
  const own = await addAll()
  await becomeAdmin({}, role)
  expect((await listFromAddress(email, own)).map(({ kind }) => kind)).toEqual(readable[role])
})

it('strangers see nothing', async () => {
  const own = await addAll()
  becomeVisitor()
  await expect(listFromAddress(email, own)).rejects.toMatchObject({
    digest: expect.stringContaining('/admin/sign-in'),
  })
})
