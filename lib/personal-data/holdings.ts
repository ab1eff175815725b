import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Field } from '@/lib/platform/noun'
import { type Columns, columnName, columnsOf, tableOf } from '@/lib/platform/record-sql'

/** What the site holds of a person in one table. */
export interface Holding {
  model: Prisma.ModelName
  title: string
  /** Why it is kept, as the person is told. */
  purpose: string
  /** Which rows are the person's, as a condition on the table named `held`. */
  own: (email: string) => Prisma.Sql
  /** A row as the person is shown it, as jsonb. */
  shown: (email: string) => Prisma.Sql
  /** The time that its rows are put in order by. */
  at: Prisma.Sql
}

interface HoldingFacts<Model extends Prisma.ModelName> extends Pick<Holding, 'title' | 'purpose'> {
  own: (email: string, held: Columns<Model>) => Prisma.Sql
  /** Columns that tell nothing of the person: keys of ours, hashes, what is derived, who of the team did it. */
  hidden: readonly Field<Model>[]
  /** Columns that are shown otherwise than they are stored. */
  shownAs?: (email: string, held: Columns<Model>) => { [Column in Field<Model>]?: Prisma.Sql }
  at: Field<Model>
}

function holding<Model extends Prisma.ModelName>(model: Model, facts: HoldingFacts<Model>): Holding {
  const { title, purpose, own, hidden, shownAs, at } = facts
  const held = columnsOf(model, 'held')
  const shown = Prisma.sql`to_jsonb(held) - ${hidden.map(columnName)}::text[]`
  return {
    model,
    title,
    purpose,
    own: (email) => own(email, held),
    shown: (email) => (shownAs ? Prisma.sql`${shown} || ${asObject(shownAs(email, held))}` : shown),
    at: held[at],
  }
}

function asObject(columns: { readonly [field: string]: Prisma.Sql | undefined }) {
  const entries = Object.entries(columns).map(
    ([field, value]) => Prisma.sql`${columnName(field)}::text, ${value}`,
  )
  return Prisma.sql`jsonb_build_object(${Prisma.join(entries)})`
}

const byAddress = (address: string, { email }: { email: Prisma.Sql }) => Prisma.sql`${email} = ${address}`

/** Models whose rows are found by the address itself, and by whose ids others are found. */
export const owners = ['WaitlistEntry', 'Subscriber', 'ContactMessage', 'Application'] as const

function idsOf(model: (typeof owners)[number] | 'PrivacyRequest', address: string) {
  const { id, email } = columnsOf(model)
  return Prisma.sql`SELECT ${id} FROM ${tableOf(model)} WHERE ${email} = ${address}`
}

/** Letters to the person, and those to others about what the person sent: each way to one has an index. */
function letters(email: string, held: Columns<'MailMessage'>) {
  const mail = columnsOf('MailMessage')
  const answer = columnsOf('ContactEvent')
  const decision = columnsOf('ApplicationEvent')
  const subjects = [...owners, 'PrivacyRequest' as const].map((model) => idsOf(model, email))
  return Prisma.sql`${held.id} IN (
    SELECT ${mail.id} FROM ${tableOf('MailMessage')} WHERE ${mail.toEmail} = ${email}
    UNION SELECT ${mail.id} FROM ${tableOf('MailMessage')} WHERE ${mail.subjectId} IN (${Prisma.join(subjects, ' UNION ALL ')})
    UNION SELECT ${answer.mailId} FROM ${tableOf('ContactEvent')}
      WHERE ${answer.messageId} IN (${idsOf('ContactMessage', email)})
    UNION SELECT ${decision.mailId} FROM ${tableOf('ApplicationEvent')}
      WHERE ${decision.applicationId} IN (${idsOf('Application', email)})
  )`
}

/** What a letter is made from and its reader has no use for: ids, and the random text in a link. */
const INNER_PROPS = ['seed', 'subscriberId', 'entryId', 'messageId', 'applicationId']

/**
 * Everything that belongs to a person, found by the address alone. Rows are erased in this order: those that refer to others, and
 * those by which they are found, come first.
 */
export const holdings: readonly Holding[] = [
  holding('MailMessage', {
    title: 'Emails',
    purpose: 'Emails we sent you, and alerts to our team about messages you sent us.',
    own: letters,
    hidden: ['id', 'subjectId', 'campaignId', 'queuedAt', 'attempts', 'lastError'],
    // To whom of the team a notice went is the team's.
    shownAs: (email, { toEmail, props }) => ({
      toEmail: Prisma.sql`CASE WHEN ${toEmail} = ${email} THEN ${toEmail} ELSE 'our team' END`,
      props: Prisma.sql`${props} - ${INNER_PROPS}::text[]`,
    }),
    at: 'createdAt',
  }),
  holding('ContactEvent', {
    title: 'History of your messages',
    purpose: 'To answer you and keep track of our answers.',
    own: (email, held) => Prisma.sql`${held.messageId} IN (${idsOf('ContactMessage', email)})`,
    hidden: ['id', 'messageId', 'mailId', 'actorName'],
    at: 'at',
  }),
  holding('ContactMessage', {
    title: 'Messages to us',
    purpose: 'To answer your messages.',
    own: byAddress,
    hidden: ['id', 'searchText'],
    at: 'receivedAt',
  }),
  holding('Resume', {
    title: 'Resumes',
    purpose: 'To decide on your application.',
    own: (email, held) => Prisma.sql`${held.applicationId} IN (${idsOf('Application', email)})`,
    hidden: ['id', 'key', 'applicationId'],
    at: 'createdAt',
  }),
  holding('ApplicationEvent', {
    title: 'History of your applications',
    purpose: 'To decide on your application and record the decision.',
    own: (email, held) => Prisma.sql`${held.applicationId} IN (${idsOf('Application', email)})`,
    hidden: ['id', 'applicationId', 'mailId', 'actorName'],
    at: 'at',
  }),
  holding('Application', {
    title: 'Applications',
    purpose: 'To decide on your application. Erased some months after the decision.',
    own: byAddress,
    hidden: ['id', 'positionId', 'searchText'],
    at: 'appliedAt',
  }),
  holding('WaitlistEntry', {
    title: 'Waitlist',
    purpose: 'To tell you when your place opens, with your consent.',
    own: byAddress,
    hidden: ['id', 'searchText'],
    at: 'createdAt',
  }),
  holding('Subscriber', {
    title: 'Newsletter',
    purpose: 'To send you new articles, with your consent.',
    own: byAddress,
    hidden: ['id', 'tokenHash'],
    at: 'createdAt',
  }),
  holding('MailSuppression', {
    title: 'Addresses that get no bulk email',
    purpose: 'To respect your choice to unsubscribe, or to stop emailing addresses that bounce.',
    own: byAddress,
    hidden: [],
    at: 'createdAt',
  }),
  holding('PrivacyCopy', {
    title: 'Links to a copy of your data',
    purpose: 'To give you that copy, and no one else.',
    own: byAddress,
    hidden: ['id', 'tokenHash'],
    at: 'createdAt',
  }),
  holding('PrivacyRequest', {
    title: 'Requests about your data',
    purpose: 'To answer in time. After an erasure, what remains is anonymous.',
    own: byAddress,
    hidden: ['id', 'emailHash', 'tokenHash', 'closedBy'],
    at: 'requestedAt',
  }),
]
