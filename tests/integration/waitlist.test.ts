import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailJobs } from '@/lib/mail/jobs'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { ruleMessages } from '@/lib/platform/form-rules'
import { submissionId } from '@/lib/platform/submission-id'
import { startWorker } from '@/lib/platform/worker'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { waitlistTemplates } from '@/lib/waitlist/mail'
import { signupMessages } from '@/lib/waitlist/signup'
import { waitForBlockedStatements } from '../support/accounts'
import { query, withClient } from '../support/database'
import { headerOf, listEmails, waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { becomeNewVisitor } from '../support/request'
import { addEntry, findEntry } from '../support/waitlist-entries'

beforeEach(becomeNewVisitor)

describe('joining', () => {
  it('succeeds for a copy of a submission that arrives while the other is being stored', async () => {
    const submission = { name: 'Ada Obi', email: newEmail(), submission: randomUUID() }
    await withClient(env.DATABASE_URL, async (other) => {
      await other.query('BEGIN')
      const id = submissionId(submission.submission, submission.email)
      // The copy waits for the id, before the address is taken.
      await other.query(
        `INSERT INTO waitlist (id, name, email, source, consent_version) VALUES ($1, 'Ada Obi', $2, 'hero', '2026-11')`,
        [id, newEmail()],
      )
      const copy = joinWaitlist(submission)
      await waitForBlockedStatements(1)
      await other.query('UPDATE waitlist SET email = $2 WHERE id = $1', [id, submission.email])
      await other.query('COMMIT')
      expect(await copy).toEqual({ ok: true, data: null })
    })
  })

  it('stores one of 50 simultaneous identical signups, and refuses the others as duplicates', async () => {
    const email = newEmail()
    const results = await Promise.all(
      Array.from({ length: 50 }, () => {
        becomeNewVisitor()
        return joinWaitlist({ name: 'Ada', email })
      }),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    const refused = results.filter((result) => !result.ok && result.message === signupMessages.duplicate)
    expect(refused).toHaveLength(49)
    expect(await db.waitlistEntry.count({ where: { email } })).toBe(1)
    expect(await db.mailMessage.count({ where: { toEmail: email } })).toBe(1)
  })

  it('returns the same result when the same form is submitted again', async () => {
    const form = { name: 'Ada', email: newEmail(), submission: randomUUID() }
    expect(await joinWaitlist(form)).toEqual({ ok: true, data: null })
    expect(await joinWaitlist(form)).toEqual({ ok: true, data: null })
    expect(await db.mailMessage.count({ where: { toEmail: form.email } })).toBe(1)
  })

  it('normalizes the input, and stores the source and the consent', async () => {
    const email = newEmail()
    await joinWaitlist({ name: '  Ọláolúwa Bello ', email: ` ${email.toUpperCase()} `, source: 'closing' })
    expect(await findEntry(email)).toMatchObject({
      name: 'Ọláolúwa Bello',
      status: 'active',
      source: 'closing',
      consentVersion: CONSENT_VERSION,
    })
  })

  it.each([
    [
      { name: '', email: '' },
      { name: signupMessages.missing, email: signupMessages.missing },
    ],
    [{ name: 'Ada', email: 'ada' }, { email: ruleMessages.email }],
    [{ name: 'Ada', email: 'a@example.com,b@example.com' }, { email: ruleMessages.email }],
    [{ name: 'Ada', email: 'ada@example.com\r\nBcc: b@example.com' }, { email: ruleMessages.email }],
    [
      { name: 'Ada\r\nBcc: b@example.com', email: 'ada@example.com' },
      { name: signupMessages.nameCharacters },
    ],
    [{ name: 'Ada\u0000', email: 'ada@example.com' }, { name: signupMessages.nameCharacters }],
    [{ name: 'A'.repeat(101), email: 'ada@example.com' }, { name: signupMessages.nameTooLong }],
  ])('refuses %j with an error for each invalid field', async (input, fieldErrors) => {
    const before = await db.waitlistEntry.count()
    expect(await joinWaitlist(input)).toEqual({ ok: false, fieldErrors })
    expect(await db.waitlistEntry.count()).toBe(before)
  })

  it('thanks a bot that fills in the honeypot, and stores nothing', async () => {
    const email = newEmail()
    expect(await joinWaitlist({ name: 'Ada', email, website: 'https://x.example' })).toEqual({
      ok: true,
      data: null,
    })
    expect(await findEntry(email)).toBeNull()
  })

  it('ignores unknown fields', async () => {
    const email = newEmail()
    const input = { name: 'Ada', email, status: 'converted', id: randomUUID(), unsubscribedAt: '2020-01-01' }
    expect(await joinWaitlist(input)).toMatchObject({ ok: true })
    const entry = await findEntry(email)
    expect(entry).toMatchObject({ status: 'active', unsubscribedAt: null })
    expect(entry?.id).not.toBe(input.id)
  })

  it('refuses the 21st signup from an IP address within ten minutes, but not from another one', async () => {
    for (let i = 0; i < 20; i += 1)
      expect(await joinWaitlist({ name: 'Ada', email: newEmail() })).toMatchObject({ ok: true })
    const email = newEmail()
    expect(await joinWaitlist({ name: 'Ada', email })).toEqual({
      ok: false,
      message: expect.stringMatching(/wait a few minutes/),
    })
    expect(await findEntry(email)).toBeNull()
    becomeNewVisitor()
    expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ ok: true })
  })

  it('restores a deleted entry', async () => {
    const { id, email } = await addEntry({ deletedAt: new Date(), status: 'notified' })
    expect(await joinWaitlist({ name: 'Ada Bello', email })).toMatchObject({ ok: true })
    expect(await findEntry(email)).toMatchObject({ id, name: 'Ada Bello', status: 'active', deletedAt: null })
    expect(await db.mailMessage.findFirst({ where: { toEmail: email } })).toMatchObject({
      subjectId: id,
      props: { entryId: id },
    })
  })

  it('stores no entry if its email cannot be queued', async () => {
    const email = newEmail()
    await query(`ALTER TABLE mail_message ADD CONSTRAINT refused CHECK (to_email <> '${email}')`)
    try {
      expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ message: signupMessages.failure })
      expect(await findEntry(email)).toBeNull()
    } finally {
      await query('ALTER TABLE mail_message DROP CONSTRAINT refused')
    }
    expect(await joinWaitlist({ name: 'Ada', email })).toMatchObject({ ok: true })
  })

  it('sends one email with one-click unsubscribe', async () => {
    const email = newEmail()
    await joinWaitlist({ name: 'Ada', email })
    const stop = startWorker(mailJobs(waitlistTemplates), [])
    try {
      const mail = await waitForEmail(email)
      expect(mail.text).toContain('Your place is saved')
      expect(headerOf(mail, 'List-Unsubscribe')).toMatch(/^<http.*\/api\/unsubscribe\/.+>$/)
      expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
      await joinWaitlist({ name: 'Ada', email })
    } finally {
      await stop()
    }
    expect(await listEmails(email)).toHaveLength(1)
  })
})
