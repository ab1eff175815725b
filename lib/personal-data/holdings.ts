import { Prisma } from '@/lib/platform/generated/prisma/client'

/** What the site holds of a person in one table. */
export interface Holding {
  table: string
  title: string
  /** Why it is kept, as the person is told. */
  purpose: string
  /** Which rows are the person's, as a condition on the table named `held`. */
  own: (email: string) => Prisma.Sql
  /** A row as the person is shown it, as jsonb. */
  shown: (email: string) => Prisma.Sql
  /** The time that its rows are put in order by. */
  at: string
}

/** Columns that tell nothing of the person: keys of ours, hashes, what is derived, who of the team did it. */
const without = (...columns: string[]) => Prisma.sql`to_jsonb(held) - ${columns}::text[]`
const byAddress = (email: string) => Prisma.sql`held.email = ${email}`
const written = (email: string) => Prisma.sql`(SELECT id FROM contact_message WHERE email = ${email})`
const applied = (email: string) => Prisma.sql`(SELECT id FROM job_application WHERE email = ${email})`

/** Letters to the person, and those to others about what the person sent: each way to one has an index. */
const letters = (email: string) => Prisma.sql`held.id IN (
  SELECT id FROM mail_message WHERE to_email = ${email}
  UNION SELECT id FROM mail_message WHERE subject_id IN (
    SELECT id FROM waitlist WHERE email = ${email}
    UNION ALL SELECT id FROM newsletter_subscriber WHERE email = ${email}
    UNION ALL SELECT id FROM contact_message WHERE email = ${email}
    UNION ALL SELECT id FROM job_application WHERE email = ${email}
    UNION ALL SELECT id FROM privacy_request WHERE email = ${email}
  )
  UNION SELECT mail_id FROM contact_event WHERE message_id IN ${written(email)}
  UNION SELECT mail_id FROM job_application_event WHERE application_id IN ${applied(email)}
)`

/**
 * Everything that belongs to a person, found by the address alone. Rows are erased in this order: those that refer to others, and
 * those by which they are found, come first.
 */
export const holdings: readonly Holding[] = [
  {
    table: 'mail_message',
    title: 'Mails',
    purpose: 'What we wrote to you, and notices to our team about what you sent.',
    own: letters,
    // The random text in a letter with a link would help nobody; to whom of the team a notice went is the team's.
    shown: (email) => Prisma.sql`
      to_jsonb(held) - '{id,subject_id,campaign_id,queued_at,attempts,last_error}'::text[]
      || jsonb_build_object(
        'to_email', CASE WHEN held.to_email = ${email} THEN held.to_email ELSE 'our team' END,
        'props', held.props - '{seed,subscriberId,entryId,messageId,applicationId}'::text[])`,
    at: 'created_at',
  },
  {
    table: 'contact_event',
    title: 'What became of your messages',
    purpose: 'To answer you, and to know what was answered.',
    own: (email) => Prisma.sql`held.message_id IN ${written(email)}`,
    shown: () => without('id', 'message_id', 'mail_id', 'actor_name'),
    at: 'at',
  },
  {
    table: 'contact_message',
    title: 'Messages to us',
    purpose: 'You wrote to us, and we answer.',
    own: byAddress,
    shown: () => without('id', 'search_text'),
    at: 'received_at',
  },
  {
    table: 'resume',
    title: 'Resumes',
    purpose: 'To decide on your application.',
    own: (email) => Prisma.sql`held.application_id IN ${applied(email)}`,
    shown: () => without('id', 'key', 'application_id'),
    at: 'created_at',
  },
  {
    table: 'job_application_event',
    title: 'What became of your applications',
    purpose: 'To decide on your application, and to know how it was decided.',
    own: (email) => Prisma.sql`held.application_id IN ${applied(email)}`,
    shown: () => without('id', 'application_id', 'mail_id', 'actor_name'),
    at: 'at',
  },
  {
    table: 'job_application',
    title: 'Applications',
    purpose: 'You applied, and we decide. Erased some months after the decision.',
    own: byAddress,
    shown: () => without('id', 'position_id', 'search_text'),
    at: 'applied_at',
  },
  {
    table: 'waitlist',
    title: 'Waitlist',
    purpose: 'To tell you when your place opens, with your consent.',
    own: byAddress,
    shown: () => without('id', 'search_text'),
    at: 'created_at',
  },
  {
    table: 'newsletter_subscriber',
    title: 'Newsletter',
    purpose: 'To send you new articles, with your consent.',
    own: byAddress,
    shown: () => without('id', 'token_hash'),
    at: 'created_at',
  },
  {
    table: 'mail_suppression',
    title: 'Addresses that get no bulk mail',
    purpose: 'To keep your wish that we write no more, or to stop writing where mail does not arrive.',
    own: byAddress,
    shown: () => without(),
    at: 'created_at',
  },
  {
    table: 'privacy_copy',
    title: 'Links to a copy of your data',
    purpose: 'To hand you that copy, and nobody else.',
    own: byAddress,
    shown: () => without('id', 'token_hash'),
    at: 'created_at',
  },
  {
    table: 'privacy_request',
    title: 'Requests about your data',
    purpose: 'To answer in time. What is left of one after an erasure names nobody.',
    own: byAddress,
    shown: () => without('id', 'email_hash', 'token_hash', 'closed_by'),
    at: 'requested_at',
  },
]

export const tableOf = ({ table }: Holding) => Prisma.raw(table)
