import { query } from './database'

const name = `(array['Ngozi Adeyemi','Chidi Okafor','Amina Bello','Oluwaseun Balogun'])[n % 4 + 1] || ' ' || n`
const email = `(array['ngozi.adeyemi','chidi.okafor','amina.bello','oluwaseun.balogun'])[n % 4 + 1] || n || '@example.com'`
const ago = `now() - n * interval '7 hours'`
const sentence = `'How do I move my payout date to the ' || n || 'th of the month?'`
const n = 'generate_series(1, $1::int) AS n'

const inserts = [
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
   SELECT id, 'resumes/' || id, 'resume.pdf', 'application/pdf', 100, encode(sha256(id::text::bytea), 'hex'), id
   FROM job_application LIMIT $1::int`,
  `INSERT INTO newsletter_subscriber (id, email, status, source, consent_version, token_hash, token_expires_at, confirmed_at, created_at, topics)
   SELECT gen_random_uuid(), ${email}, 'subscribed', '/blog', '2026-11', encode(sha256(n::text::bytea), 'hex'), now(), ${ago}, ${ago}, '{Savings}'
   FROM ${n}`,
  `INSERT INTO mail_message (id, template, props, to_email, to_name, status, attempts, last_error, created_at)
   SELECT gen_random_uuid(), 'waitlist-welcome', jsonb_build_object('name', ${name}, 'entryId', gen_random_uuid()), ${email}, ${name},
     (array['sent','failed'])[n % 2 + 1]::mail_status, 3, '550 5.1.1 The mailbox does not exist', ${ago} FROM ${n}`,
  `INSERT INTO mail_suppression (email, reason) SELECT ${email}, 'bounced' FROM ${n}`,
  `INSERT INTO privacy_request (id, kind, status, email, email_hash, requested_at, confirmed_at, due_at)
   SELECT gen_random_uuid(), 'access', 'open', ${email}, encode(sha256(n::text::bytea), 'hex'), ${ago}, ${ago}, now() + interval '3 days'
   FROM ${n}`,
  `INSERT INTO audit_event (id, at, actor_name, noun, action, summary)
   SELECT gen_random_uuid(), ${ago}, 'Ada Obi', 'waitlist', 'change-status', 'renamed an entry ' || n
   FROM ${n}`,
  // Numbers that are in no answer. Otherwise, the report would leave the search out.
  `INSERT INTO missed_search (text, count, last_at) SELECT 'how to withdraw ' || 90000 + n, n, ${ago} FROM ${n}`,
]

/** Adds rows to the lists of the panel that are empty or short in the seed, or only to the tables named by `only`. */
export async function fillLists(rows: number, only = /./) {
  for (const insert of inserts)
    if (only.test(/INSERT INTO (\w+)/.exec(insert)?.[1] ?? '')) await query(insert, [rows])
}
