import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'

// The document of each list with a full page of rows, because staff open lists on phones, and a row's bytes are in it
// twice: as HTML, and as what React needs.

const LIMIT = 120_000
const ROWS = 50
/** A page of posts has fewer rows, which have pictures. */
const POSTS = 25

const name = `(array['Ngozi Adeyemi','Chidi Okafor','Amina Bello','Oluwaseun Balogun'])[n % 4 + 1] || ' ' || n`
const email = `(array['ngozi.adeyemi','chidi.okafor','amina.bello','oluwaseun.balogun'])[n % 4 + 1] || n || '@example.com'`
const ago = `now() - n * interval '7 hours'`
const sentence = `'How do I move my payout date to the ' || n || 'th of the month?'`
const n = `generate_series(1, ${ROWS}) AS n`

const seeds = [
  `INSERT INTO waitlist (id, name, email, source, consent_version, created_at, status)
   SELECT gen_random_uuid(), ${name}, ${email}, 'hero', '2026-11', ${ago},
     (array['active','notified','converted'])[n % 3 + 1]::waitlist_status FROM ${n}`,
  `INSERT INTO post (id, title, slug, excerpt, content, author, category, status, published_at, date)
   SELECT gen_random_uuid(), 'Five ways to make a lump sum last through month ' || n, 'lump-sum-' || n, 'An excerpt', 'Text', 'The desk',
     'Savings', 'published', ${ago}, ${ago} FROM ${n}`,
  `INSERT INTO contact_message (id, reference, name, email, subject, category, message, consent_version, received_at)
   SELECT gen_random_uuid(), 'MP-' || lpad(n::text, 7, '0'), ${name}, ${email}, ${sentence}, 'general',
     repeat(${sentence} || ' ', 6), '2026-11', ${ago} FROM ${n}`,
  `INSERT INTO job_application (id, position_title, applicant_name, email, phone, location, experience, cover_letter,
     available_start_date, consent_version, applied_at)
   SELECT gen_random_uuid(), 'Senior Backend Engineer', ${name}, ${email}, '+234 803 000 0001', 'Lagos', '4-6', 'Text',
     '2027-01-15', '2026-11', ${ago} FROM ${n}`,
  `INSERT INTO resume (id, key, file_name, content_type, size, sha256, application_id)
   SELECT id, 'resumes/' || id, 'resume.pdf', 'application/pdf', 100, encode(sha256(id::text::bytea), 'hex'), id FROM job_application`,
  `INSERT INTO newsletter_subscriber (id, email, status, source, consent_version, token_hash, token_expires_at, confirmed_at, created_at, topics)
   SELECT gen_random_uuid(), ${email}, 'subscribed', '/blog', '2026-11', encode(sha256(n::text::bytea), 'hex'), now(), ${ago}, ${ago}, '{Savings}' FROM ${n}`,
  `INSERT INTO mail_message (id, template, props, to_email, to_name, status, attempts, last_error, created_at)
   SELECT gen_random_uuid(), 'waitlist-welcome', jsonb_build_object('name', ${name}, 'entryId', gen_random_uuid()), ${email}, ${name},
     (array['sent','failed'])[n % 2 + 1]::mail_status, 3, '550 5.1.1 The mailbox does not exist', ${ago} FROM ${n}`,
  `INSERT INTO mail_suppression (email, reason) SELECT ${email}, 'bounced' FROM ${n}`,
  `INSERT INTO privacy_request (id, kind, status, email, email_hash, requested_at, confirmed_at, due_at)
   SELECT gen_random_uuid(), 'access', 'open', ${email}, encode(sha256(n::text::bytea), 'hex'), ${ago}, ${ago}, now() + interval '3 days' FROM ${n}`,
  `INSERT INTO audit_event (id, at, actor_name, noun, action, summary)
   SELECT gen_random_uuid(), ${ago}, 'Ada Obi', 'waitlist', 'change-status', 'renamed an entry ' || n FROM ${n}`,
  `INSERT INTO missed_search (text, count, last_at) SELECT 'how to withdraw ' || n, n, ${ago} FROM ${n}`,
]

const lists = [
  '/admin/waitlist',
  '/admin/blog',
  '/admin/contact',
  '/admin/applications',
  '/admin/newsletter',
  '/admin/mail',
  '/admin/mail/suppressed',
  '/admin/privacy',
  '/admin/activity',
  '/admin/help-center/searches',
]

let app: AppProcess
let cookie: string
beforeAll(async () => {
  for (const seed of seeds) await query(seed)
  const { sessions } = await db.adminUser.create({
    data: {
      username: randomUUID(),
      role: 'owner',
      name: 'Ada Obi',
      passwordHash: 'none',
      sessions: { create: {} },
    },
    select: { sessions: { select: { id: true } } },
  })
  app = await startApp({ env: { WORKER: 'off' } })
  const token = await encode({ token: { sid: sessions[0]?.id }, secret: env.AUTH_SECRET })
  cookie = `admin-${new URL(app.url).port}-session=${token}`
}, 90_000)
afterAll(() => app.stop())

it.each(lists)('%s has at most 120 kB with a full page of rows', async (path) => {
  const response = await fetch(app.url + path, { headers: { cookie } })
  const html = await response.text()
  expect(response.status).toBe(200)
  const rows = new Set(html.match(/(adeyemi|okafor|bello|balogun|lump-sum-|withdraw |an entry )\d+/g)).size
  // Those of the seed are on the same page.
  expect(rows).toBeGreaterThan(0.8 * (path === '/admin/blog' ? POSTS : ROWS))
  expect(Buffer.byteLength(html)).toBeLessThan(LIMIT)
})
