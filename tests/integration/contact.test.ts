import { randomUUID } from 'node:crypto'
import { updateTag } from 'next/cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { ThreadHistory } from '@/app/admin/(panel)/contact/[id]/thread-history'
import {
  addNote,
  changeMessageCategory,
  changeMessageStatus,
  deleteMessage,
  deleteSavedReply,
  restoreMessage,
  saveContactInfo,
  saveSavedReply,
  sendContactMessage,
  sendReply,
} from '@/lib/contact/actions'
import {
  countMessages,
  findNeighbors,
  getContactInfoForEdit,
  getThread,
  listMessages,
  listSavedReplies,
} from '@/lib/contact/admin-queries'
import { SUPPORT_PROMISE } from '@/lib/contact/categories'
import { CONSENT_VERSION } from '@/lib/contact/consent'
import { contactJobs } from '@/lib/contact/jobs'
import { contactTemplates } from '@/lib/contact/mail'
import { contactLimits, contactMessages } from '@/lib/contact/message-rules'
import { getContactInfo } from '@/lib/contact/queries'
import { contactList, MAX_SAVED_REPLIES, type Receipt, type sendMessageSchema } from '@/lib/contact/schema'
import { DAY_MS } from '@/lib/dates'
import { ACKNOWLEDGMENTS_A_DAY } from '@/lib/mail/acknowledge'
import { mailJobs } from '@/lib/mail/jobs'
import { renderMail } from '@/lib/mail/template'
import { retryEmail } from '@/lib/outbox/actions'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { ruleMessages } from '@/lib/platform/form-rules'
import { HISTORY_LIMIT } from '@/lib/platform/history-limit'
import { parseListParams } from '@/lib/platform/list-params'
import { log } from '@/lib/platform/log'
import { waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { withClient } from '../support/database'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'

const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../support/mail-server')
  const started = await startMailServer()
  process.env.SMTP_URL = started.url
  return started
})
afterAll(() => server.stop())

beforeEach(becomeNewVisitor)

const typed = (overrides: Record<string, unknown> = {}) => ({
  name: 'Ngozi Okafor',
  email: newEmail(),
  category: 'support',
  subject: 'Payout days',
  message: 'Can I choose two days a week?\n\nThank you!',
  ...overrides,
})

type Typed = z.input<typeof sendMessageSchema>
const send = (overrides: Record<string, unknown>) => sendContactMessage(overrides as Typed)

/** Sends a message and returns its row. */
async function sendAndFind(overrides: Record<string, unknown> = {}) {
  const response = await send(typed(overrides))
  if (!response.ok) throw new Error(JSON.stringify(response))
  const row = await db.contactMessage.findUniqueOrThrow({ where: { reference: response.data.reference } })
  return { ...row, receipt: response.data }
}

const emailsOf = (id: string, template: keyof typeof contactTemplates) =>
  db.mailMessage.findMany({ where: { subjectId: id, template }, orderBy: { createdAt: 'asc' } })

async function emailOf(id: string, template: keyof typeof contactTemplates) {
  const [mail] = await emailsOf(id, template)
  if (!mail) throw new Error(`No email with the template ${template} is queued`)
  return { mail, ...(await renderMail(contactTemplates[template], mail.props)) }
}

const deliver = (mailId: string) => mailJobs(contactTemplates)['mail.send']?.({ mailId })

describe('sending a message', () => {
  it('stores the message with a reference, sends a confirmation and alerts staff', async () => {
    const info = await getContactInfo()
    const email = newEmail()
    const message = await sendAndFind({ email: ` ${email.toUpperCase()} `, name: '  Ngozi Okafor ' })
    expect(message).toMatchObject({
      name: 'Ngozi Okafor',
      email,
      category: 'support',
      subject: 'Payout days',
      status: 'new',
      consentVersion: CONSENT_VERSION,
      receipt: { isAcknowledged: true },
    })
    const received = await emailOf(message.id, 'contact-received')
    expect(received.mail).toMatchObject({ toEmail: email, toName: '' })
    expect(received.subject).toContain(message.reference)
    expect(received.replyTo?.email).toBe(info.email)
    for (const part of [message.reference, SUPPORT_PROMISE]) expect(received.text).toContain(part)
    // People can enter someone else's address, so the confirmation contains none of their other input.
    for (const part of ['Ngozi', 'Payout days', 'Can I choose two days a week?'])
      expect(received.subject + received.text).not.toContain(part)
    const alert = await emailOf(message.id, 'contact-alert')
    expect(alert.mail.toEmail).toBe(info.email)
    expect(alert.html).toContain(`/admin/contact/${message.id}`)
    expect(alert.text).toContain(email)
    expect(alert.replyTo).toBeUndefined()
  })

  it('uses the default category if none was chosen', async () => {
    const { category: _none, ...input } = typed()
    const response = await send(input)
    expect(response.ok && response.data).toBeTruthy()
    expect(await db.contactMessage.findFirst({ where: { email: input.email } })).toMatchObject({
      category: 'general',
    })
  })

  it.each([
    ['name', '', contactMessages.name],
    ['name', undefined, contactMessages.name],
    ['name', ['a', 'b'], contactMessages.name],
    ['name', 'x'.repeat(contactLimits.name + 1), expect.stringContaining('at most 100')],
    ['name', 'Ngozi\r\nBcc: spam@example.com', ruleMessages.breaks],
    ['email', '  ', contactMessages.email],
    ['email', 'ngozi@nowhere', ruleMessages.email],
    ['email', 'a@example.com,b@example.com', ruleMessages.email],
    ['email', 'a@example.com\r\nBcc: b@example.com', ruleMessages.email],
    ['subject', '', contactMessages.subject],
    ['subject', 'Hello\nBcc: spam@example.com', ruleMessages.breaks],
    ['subject', 'x'.repeat(contactLimits.subject + 1), expect.stringContaining('at most 150')],
    ['message', ' \n ', contactMessages.message],
    ['message', 'x'.repeat(contactLimits.message + 1), expect.stringContaining('at most 5,000')],
    ['message', 'a\u0000b', ruleMessages.characters],
    ['category', 'other', contactMessages.category],
  ])('refuses %s %j with an error for the field', async (field, value, message) => {
    const before = await db.contactMessage.count()
    expect(await send(typed({ [field]: value }))).toEqual({ ok: false, fieldErrors: { [field]: message } })
    expect(await db.contactMessage.count()).toBe(before)
  })

  it('reports all missing and invalid fields at once and returns the input', async () => {
    const form = new FormData()
    form.set('subject', 'Payout days')
    form.set('email', 'ngozi@nowhere')
    expect(await sendContactMessage(null, form)).toEqual({
      ok: false,
      fieldErrors: {
        name: contactMessages.name,
        email: ruleMessages.email,
        message: contactMessages.message,
      },
      values: { subject: 'Payout days', email: 'ngozi@nowhere' },
    })
  })

  it('drops fields that visitors must not set', async () => {
    const message = await sendAndFind({
      status: 'resolved',
      id: randomUUID(),
      reference: 'MP-MINE',
      deletedAt: '2020-01-01',
    })
    expect(message).toMatchObject({ status: 'new', deletedAt: null })
    expect(message.reference).not.toBe('MP-MINE')
  })

  it('thanks a bot that fills in the honeypot, and stores nothing', async () => {
    const input = typed({ website: 'x' })
    expect(await send(input)).toMatchObject({ ok: true, data: { isAcknowledged: true } })
    expect(await db.contactMessage.count({ where: { email: input.email } })).toBe(0)
  })

  it('stores one of 20 identical submissions and gives all of them the same response', async () => {
    const input = typed({ submission: randomUUID() })
    const results = await Promise.all(
      Array.from({ length: 20 }, () => {
        becomeNewVisitor()
        return send(input)
      }),
    )
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).toMatchObject({ ok: true, data: { isAcknowledged: true } })
    const rows = await db.contactMessage.findMany({ where: { email: input.email } })
    expect(rows).toHaveLength(1)
    expect(await emailsOf(rows[0]?.id ?? '', 'contact-received')).toHaveLength(1)
    expect(await emailsOf(rows[0]?.id ?? '', 'contact-alert')).toHaveLength(1)
    // Different text is a new message, even with the same submission id.
    await send({ ...input, message: 'Something else' })
    expect(await db.contactMessage.count({ where: { email: input.email } })).toBe(2)
  })

  it("refuses a visitor's 21st message in ten minutes, whatever it contains", async () => {
    for (let i = 0; i < 20; i += 1) await send({})
    const form = new FormData()
    for (const [name, value] of Object.entries(typed())) form.set(name, String(value))
    expect(await sendContactMessage(null, form)).toEqual({
      ok: false,
      message: expect.stringContaining('Too many attempts'),
    })
    becomeNewVisitor()
    expect(await send(typed())).toMatchObject({ ok: true })
  })

  it('sends an address at most three emails a day, even if messages arrive at once', async () => {
    const email = newEmail()
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        becomeNewVisitor()
        return send(typed({ email, message: `Message ${index}` }))
      }),
    )
    const receipts = results.flatMap((result): Receipt[] => (result.ok ? [result.data] : []))
    expect(receipts).toHaveLength(8)
    expect(receipts.filter(({ isAcknowledged }) => isAcknowledged)).toHaveLength(ACKNOWLEDGMENTS_A_DAY)
    const emails = { toEmail: email, template: 'contact-received' }
    expect(await db.mailMessage.count({ where: emails })).toBe(ACKNOWLEDGMENTS_A_DAY)
    await db.mailMessage.updateMany({
      where: emails,
      data: { createdAt: new Date(Date.now() - DAY_MS - 1000) },
    })
    becomeNewVisitor()
    expect(await sendAndFind({ email })).toMatchObject({ receipt: { isAcknowledged: true } })
  })

  it('addresses each email to one person, whatever a name or subject contains', async () => {
    const message = await sendAndFind({
      name: 'Ada" <x@example.com>, b@example.com',
      subject: '<b>Bcc: c@example.com</b>',
    })
    const [mail] = await emailsOf(message.id, 'contact-received')
    await deliver(mail?.id ?? '')
    expect(server.receivedBy(message.email)).toHaveLength(1)
    for (const stranger of ['x', 'b', 'c']) expect(server.receivedBy(`${stranger}@example.com`)).toEqual([])
    const { html } = await emailOf(message.id, 'contact-alert')
    expect(html).toContain('&lt;b&gt;Bcc')
    expect(html).not.toContain('<b>Bcc')
  })
})

describe('staff', () => {
  it('reply by email, and sending the same reply again has no effect', async () => {
    const info = await getContactInfo()
    const message = await sendAndFind()
    await becomeAdmin()
    const reply = { id: randomUUID(), messageId: message.id, text: ' Yes, you can.\n\nThe team ' }
    const [first, again] = [await sendReply(reply), await sendReply(reply)]
    expect([first.ok, again.ok]).toEqual([true, true])
    const { entries, status } = (await getThread(message.id)) ?? { entries: [], status: '' }
    expect(status).toBe('replied')
    expect(entries.filter(({ kind }) => kind === 'reply')).toMatchObject([
      { actorName: 'Bisi', text: 'Yes, you can.\n\nThe team', email: { status: 'queued' } },
    ])
    const sentEmail = await emailOf(message.id, 'contact-reply')
    expect(sentEmail.mail.toEmail).toBe(message.email)
    expect(sentEmail.subject).toBe(`Re: Payout days (${message.reference})`)
    expect(sentEmail.replyTo?.email).toBe(info.email)
    for (const part of ['Yes, you can.', 'two days a week', info.email])
      expect(sentEmail.text).toContain(part)
    await deliver(sentEmail.mail.id)
    const received = server.receivedBy(message.email)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(new RegExp(`^Reply-To: .*${info.email}`, 'im'))
    expect((await getThread(message.id))?.entries.at(-1)?.email?.status).toBe('sent')
  })

  it.each([
    ['reply', (messageId: string, id: string) => (text: string) => sendReply({ id, messageId, text })],
    ['note', (id: string, noteId: string) => (text: string) => addNote({ id, noteId, text })],
  ])('can send a corrected %s after the response to the first one was lost', async (kind, sendTo) => {
    const message = await sendAndFind()
    await becomeAdmin()
    const send = sendTo(message.id, randomUUID())
    for (const text of ['On Fridays.', 'On Mondays.', 'On Mondays.'])
      expect(await send(text)).toMatchObject({ ok: true })
    const { entries } = (await getThread(message.id)) ?? { entries: [] }
    const texts = entries.filter((entry) => entry.kind === kind).map(({ text }) => text)
    expect(texts).toEqual(['On Fridays.', 'On Mondays.'])
  })

  it('learn about a colleague’s reply before they send another one', async () => {
    const message = await sendAndFind()
    const first = await becomeAdmin()
    await sendReply({ id: randomUUID(), messageId: message.id, text: 'The fee is 1%.' })
    const second = await becomeAdmin()
    await db.adminUser.update({ where: { id: second.id }, data: { name: 'Tunde' }, select: { id: true } })
    expect(first.id).not.toBe(second.id)
    const reply = { id: randomUUID(), messageId: message.id, text: 'The fee is 2%.' }
    const reason = expect.stringMatching(/^Bisi replied on .*: “The fee is 1%\.”/)
    const refused = { ok: false, message: reason, isOutdated: true }
    expect([await sendReply(reply), await sendReply(reply)]).toMatchObject([refused, refused])
    const entries = (await getThread(message.id))?.entries ?? []
    const seenReplyId = entries.findLast(({ kind }) => kind === 'reply')?.id ?? null
    expect(await sendReply({ ...reply, seenReplyId })).toMatchObject({ ok: true })
    expect(await sendReply({ ...reply, id: randomUUID(), text: 'Or less.' })).toMatchObject({ ok: true })
  })

  it('must confirm who they are after sixty replies in an hour', async () => {
    const message = await sendAndFind()
    const { id } = await becomeAdmin({}, 'support')
    await db.adminSession.updateMany({ where: { userId: id }, data: { confirmedAt: new Date(0) } })
    const reply = () => sendReply({ id: randomUUID(), messageId: message.id, text: 'Yes.' })
    for (let count = 0; count < 60; count += 1) expect((await reply()).ok).toBe(true)
    expect(await reply()).toMatchObject({ ok: false, proof: 'password' })
    expect(await db.contactEvent.count({ where: { messageId: message.id, kind: 'reply' } })).toBe(60)
    await db.adminSession.updateMany({ where: { userId: id }, data: { confirmedAt: new Date() } })
    expect((await reply()).ok).toBe(true)
  })

  it('cannot send a blank reply, or one to a message in the Trash', async () => {
    const message = await sendAndFind()
    await becomeAdmin()
    const blank = await sendReply({ id: randomUUID(), messageId: message.id, text: ' \n\t ' })
    expect(blank).toEqual({ ok: false, fieldErrors: { text: 'Please write the reply' } })
    await deleteMessage({ id: message.id })
    const late = await sendReply({ id: randomUUID(), messageId: message.id, text: 'Hello' })
    expect(late).toMatchObject({
      ok: false,
      message: expect.stringContaining('moved to Trash'),
      isOutdated: true,
    })
    expect(await emailsOf(message.id, 'contact-reply')).toEqual([])
    expect(await getThread(message.id)).toMatchObject({ status: 'new' })
  })

  it('neither send an email nor change the status if the reply cannot be saved', async () => {
    const [message, other] = [await sendAndFind(), await sendAndFind()]
    await becomeAdmin()
    const reply = { id: randomUUID(), text: 'Hello' }
    await addNote({ id: other.id, noteId: reply.id, text: reply.text })
    log.level = 'silent'
    const refused = await sendReply({ ...reply, messageId: message.id })
    log.level = 'info'
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('could not be sent') })
    expect(await emailsOf(message.id, 'contact-reply')).toEqual([])
    expect(await getThread(message.id)).toMatchObject({ status: 'new' })
  })

  it('see that an email failed, and send it again', async () => {
    const message = await sendAndFind()
    await becomeAdmin()
    server.refuse(message.email, 550, 'No such mailbox')
    await sendReply({ id: randomUUID(), messageId: message.id, text: 'Hello' })
    const [mail] = await emailsOf(message.id, 'contact-reply')
    await deliver(mail?.id ?? '')
    const state = async () =>
      (await getThread(message.id))?.entries.find(({ kind }) => kind === 'reply')?.email
    expect(await state()).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('No such mailbox'),
    })
    server.accept(message.email)
    expect(await retryEmail({ id: mail?.id ?? '' })).toMatchObject({ ok: true })
    expect(await state()).toMatchObject({ status: 'queued' })
    await deliver(mail?.id ?? '')
    expect(await state()).toMatchObject({ status: 'sent' })
    expect(server.receivedBy(message.email)).toHaveLength(1)
  })

  it('see in the history when a message arrived, and the emails sent for it', async () => {
    const message = await sendAndFind()
    await becomeAdmin()
    const [confirmation] = await emailsOf(message.id, 'contact-received')
    await deliver(confirmation?.id ?? '')
    const history = async () => {
      const thread = await getThread(message.id)
      if (!thread) throw new Error('The message does not exist')
      const html = renderToStaticMarkup(ThreadHistory({ message: thread }))
      return html.split('<li').slice(1)
    }
    const entries = await history()
    const acknowledged = entries.find((entry) => entry.includes('acknowledged the message'))
    expect(acknowledged).toContain('>Sent<')
    expect(entries.at(-1)).toMatch(/Ngozi Okafor<.* sent the message/)
    expect(entries.at(-1)).toContain(message.receivedAt.toISOString())
    await db.mailMessage.deleteMany({ where: { subjectId: message.id } })
    expect(await history()).toHaveLength(1)
  })

  it('see the latest part of a history that has become too long for one page', async () => {
    const message = await sendAndFind()
    await becomeAdmin()
    const data = Array.from({ length: HISTORY_LIMIT + 5 }, (_, at) => ({
      messageId: message.id,
      kind: 'note' as const,
      actorName: 'Bisi',
      text: `Note ${at}`,
      at: new Date(Date.now() + at * 1_000),
    }))
    await db.contactEvent.createMany({ data })
    const thread = await getThread(message.id)
    const notes = thread?.entries.filter(({ kind }) => kind === 'note') ?? []
    expect(thread?.hasOlder).toBe(true)
    expect(notes).toHaveLength(HISTORY_LIMIT)
    expect([notes.at(0)?.text, notes.at(-1)?.text]).toEqual(['Note 5', `Note ${HISTORY_LIMIT + 4}`])
    await db.contactEvent.deleteMany({
      where: { text: { in: ['Note 0', 'Note 1', 'Note 2', 'Note 3', 'Note 4'] } },
    })
    expect(await getThread(message.id)).toMatchObject({ hasOlder: false })
  })

  it('set any status and category and write notes, with their names in the thread', async () => {
    const message = await sendAndFind()
    await becomeAdmin()
    const { id, category } = message
    for (const [from, status] of [
      ['new', 'resolved'],
      ['new', 'resolved'],
      ['resolved', 'new'],
    ] as const)
      expect(await changeMessageStatus({ id, from, status })).toMatchObject({ ok: true })
    for (const _try of [1, 2])
      expect(await changeMessageCategory({ id, from: category, category: 'other' })).toMatchObject({
        ok: true,
      })
    const note = { id: message.id, noteId: randomUUID(), text: 'Called back.' }
    await Promise.all([addNote(note), addNote(note)])
    const thread = await getThread(message.id)
    expect(thread).toMatchObject({ status: 'new', category: 'other' })
    const done = thread?.entries.filter(({ kind }) => kind !== 'email')
    expect(done).toMatchObject([
      { kind: 'status', actorName: 'Bisi', fromStatus: 'new', toStatus: 'resolved' },
      { kind: 'status', fromStatus: 'resolved', toStatus: 'new' },
      { kind: 'note', text: 'Called back.' },
    ])
    // The email address stays out of the audit log.
    const events = await db.auditEvent.findMany({ where: { noun: 'contact', recordId: message.id } })
    expect(events.map(({ action }) => action).sort()).toEqual([
      'change-category',
      'change-status',
      'change-status',
      'note',
    ])
    expect(JSON.stringify(events)).not.toContain(message.email)
  })

  it('cannot overwrite what a colleague has set since', async () => {
    const { id, category } = await sendAndFind()
    await becomeAdmin()
    await changeMessageStatus({ id, from: 'new', status: 'resolved' })
    await changeMessageCategory({ id, from: category, category: 'press' })
    const refused = { ok: false, isOutdated: true }
    expect(await changeMessageStatus({ id, from: 'new', status: 'replied' })).toMatchObject(refused)
    expect(await changeMessageCategory({ id, from: category, category: 'other' })).toEqual({
      ...refused,
      message: 'The category was not changed because someone has since set it to Press & Media.',
    })
    expect(await getThread(id)).toMatchObject({ status: 'resolved', category: 'press' })
  })

  it('find messages by text, reference, category and status, and sort them', async () => {
    const word = `zebra${randomUUID().slice(0, 8)}`
    const one = await sendAndFind({ subject: 'B', message: `Ẹ kú ${word}`, category: 'press' })
    const two = await sendAndFind({ subject: 'A', message: word, category: 'billing' })
    await becomeAdmin()
    const list = async (raw: Record<string, string>) =>
      (await listMessages(parseListParams(contactList, { q: word, ...raw }))).rows.map(({ id }) => id)
    expect(await list({})).toEqual([two.id, one.id])
    expect(await list({ sort: 'subject', dir: 'desc' })).toEqual([one.id, two.id])
    expect(await list({ category: 'press' })).toEqual([one.id])
    expect(await list({ q: two.reference.toLowerCase() })).toEqual([two.id])
    expect(await list({ q: `e ku ${word.toUpperCase()}` })).toEqual([one.id])
    await changeMessageStatus({ id: two.id, from: 'new', status: 'resolved' })
    expect(await list({ status: 'resolved' })).toEqual([two.id])
    expect(await list({ status: "new' OR 1=1--" })).toEqual([two.id, one.id])
    expect(await countMessages(parseListParams(contactList, { q: word }))).toBe(2)
    expect(await findNeighbors(parseListParams(contactList, { q: word }), two.id)).toEqual({
      previousId: null,
      nextId: one.id,
    })
  })

  it('move messages to the Trash and restore them; after 30 days there, nothing is left', async () => {
    const [message, kept] = [await sendAndFind(), await sendAndFind()]
    await becomeAdmin()
    await sendReply({ id: randomUUID(), messageId: message.id, text: 'Hello' })
    const isListed = async () =>
      (await countMessages(parseListParams(contactList, { q: message.reference }))) === 1
    expect(await deleteMessage({ id: message.id })).toMatchObject({ ok: true })
    expect(await isListed()).toBe(false)
    expect(await countMessages(parseListParams(contactList, { q: message.reference, view: 'trash' }))).toBe(1)
    expect(await restoreMessage({ id: message.id })).toMatchObject({ ok: true })
    expect(await isListed()).toBe(true)
    for (const { id } of [message, kept]) await deleteMessage({ id })
    const deletedAt = new Date(Date.now() - 30 * DAY_MS - 1000)
    await db.contactMessage.update({ where: { id: message.id }, data: { deletedAt } })
    await contactJobs['contact.empty-trash']?.({})
    expect(await getThread(message.id)).toBeNull()
    expect(await db.contactEvent.count({ where: { messageId: message.id } })).toBe(0)
    expect(await db.mailMessage.count({ where: { subjectId: message.id } })).toBe(0)
    expect(await getThread(kept.id)).toMatchObject({ reference: kept.reference })
  })

  it('change the address that receives messages, and the owners are notified', async () => {
    const { id } = await becomeAdmin()
    const toEmail = `${id}@example.com`
    await db.adminUser.update({ where: { id }, data: { email: toEmail } })
    const { values } = await getContactInfoForEdit()
    const notices = () =>
      db.mailMessage.count({
        where: { toEmail, props: { path: ['change'], equals: 'contact-email-changed' } },
      })
    expect(await saveContactInfo({ ...values, phone: '+234 700 111 2222' })).toMatchObject({ ok: true })
    expect(await notices()).toBe(0)
    const changed = { ...values, version: values.version + 1, email: 'new@example.com' }
    expect(await saveContactInfo(changed)).toMatchObject({ ok: true })
    expect(await notices()).toBe(1)
    expect(await saveContactInfo({ ...values, version: values.version + 2 })).toMatchObject({ ok: true })
  })

  it('change the contact information, and an outdated save returns the saved values', async () => {
    await becomeAdmin()
    const { values } = await getContactInfoForEdit()
    const changed = { ...values, phone: '+234 700 111 2222' }
    expect(await saveContactInfo(changed)).toEqual({ ok: true, data: { version: values.version + 1 } })
    expect((await getContactInfo()).phone).toBe('+234 700 111 2222')
    expect(await saveContactInfo({ ...values, phone: '+234 700 333 4444' })).toMatchObject({
      ok: false,
      saved: { version: values.version + 1, values: { phone: '+234 700 111 2222' } },
    })
    const bad = { email: 'x', phone: 'call us', address: ' ', businessHours: '', supportHours: '' }
    const refused = await saveContactInfo({ ...changed, ...bad, version: values.version + 1 })
    expect(Object.keys((!refused.ok && refused.fieldErrors) || {}).sort()).toEqual(Object.keys(bad).sort())
    expect(await saveContactInfo({ ...values, version: values.version + 1 })).toMatchObject({ ok: true })
  })

  it('keep saved replies with unique titles', async () => {
    await becomeAdmin()
    vi.mocked(updateTag).mockClear()
    const id = randomUUID()
    const title = `Refunds ${id.slice(0, 6)}`
    const reply = { id, version: 0, title, body: 'Hello {name},' }
    expect(await saveSavedReply(reply)).toMatchObject({ ok: true })
    // So that the browser does not show pages with the old replies again.
    expect(updateTag).toHaveBeenCalledWith('contact')
    for (const taken of [title, title.toUpperCase()])
      expect(await saveSavedReply({ ...reply, id: randomUUID(), title: taken })).toMatchObject({
        ok: false,
        fieldErrors: { title: expect.stringContaining('already') },
      })
    for (const address of ['ada@example.com', 'ada＠example.com', 'ada%40example.com'])
      expect(await saveSavedReply({ ...reply, version: 1, title: `For ${address}` })).toMatchObject({
        ok: false,
        fieldErrors: { title: 'Please leave out the “@”' },
      })
    expect(await saveSavedReply({ ...reply, version: 1, body: 'Dear {name},' })).toMatchObject({ ok: true })
    expect(await saveSavedReply({ ...reply, version: 1 })).toMatchObject({ saved: { version: 2 } })
    const removed = await deleteSavedReply({ id })
    expect(removed).toEqual({ ok: true, data: { title, body: 'Dear {name},' } })
    expect((await listSavedReplies()).some((reply) => reply.id === id)).toBe(false)
    expect(await saveSavedReply({ id, version: 0, title, body: 'Dear {name},' })).toMatchObject({ ok: true })
    await deleteSavedReply({ id })
  })

  it('keep a limited number of saved replies, because each message offers them all', async () => {
    await becomeAdmin()
    const data = Array.from({ length: MAX_SAVED_REPLIES }, (_, at) => ({
      title: `Filling ${at}`,
      body: 'Hello',
    }))
    await db.savedReply.createMany({ data })
    const id = randomUUID()
    const reply = { id, version: 0, title: `Refunds ${id.slice(0, 6)}`, body: 'Hello' }
    expect(await saveSavedReply(reply)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`${MAX_SAVED_REPLIES} saved replies`),
    })
    await db.savedReply.deleteMany({ where: { title: { startsWith: 'Filling' } } })
    expect(await saveSavedReply(reply)).toMatchObject({ ok: true })
    await deleteSavedReply({ id })
  })
})

describe('erasing', () => {
  /** Runs a job while someone else is writing a reply to a message, and returns once both are done. */
  async function eraseDuringReply(job: string, messageId: string) {
    await withClient(env.DATABASE_URL, async (reply) => {
      await reply.query('BEGIN')
      await reply.query('SELECT 1 FROM contact_message WHERE id = $1 FOR UPDATE', [messageId])
      await reply.query(
        `INSERT INTO mail_message (id, template, props, to_email, to_name, subject_id)
         VALUES (gen_random_uuid(), 'contact-reply', '{}', 'ada@example.com', 'Ada', $1)`,
        [messageId],
      )
      await reply.query(
        `INSERT INTO contact_event (id, message_id, kind, actor_name, text)
         VALUES (gen_random_uuid(), $1, 'reply', 'Bisi', 'Hello')`,
        [messageId],
      )
      const erasure = contactJobs[job]?.({})
      await waitForBlockedStatements(1)
      await reply.query('COMMIT')
      await erasure
    })
  }

  it('includes an email that is queued for the message at the same time', async () => {
    const { id } = await sendAndFind()
    const deletedAt = new Date(Date.now() - 31 * DAY_MS)
    await db.contactMessage.update({ where: { id }, data: { deletedAt } })
    await eraseDuringReply('contact.empty-trash', id)
    expect(await db.contactMessage.count({ where: { id } })).toBe(0)
    expect(await db.mailMessage.count({ where: { subjectId: id } })).toBe(0)
  })

  it('keeps an old message that someone is replying to', async () => {
    const { id } = await sendAndFind()
    const receivedAt = new Date(Date.now() - 1000 * DAY_MS)
    await db.contactMessage.update({ where: { id }, data: { status: 'resolved', receivedAt } })
    await eraseDuringReply('contact.erase-answered', id)
    expect(await db.contactMessage.count({ where: { id } })).toBe(1)
    expect(await emailsOf(id, 'contact-reply')).toHaveLength(1)
    await db.contactMessage.delete({ where: { id }, select: { id: true } })
  })
})

it('the seed contains contact information and four saved replies', async () => {
  await becomeAdmin()
  expect((await getContactInfo()).email).toMatch(/^support@.+\.example$/)
  const replies = await listSavedReplies()
  expect(replies).toHaveLength(4)
  for (const { body } of replies) expect(body).toContain('{name}')
})
