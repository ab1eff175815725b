import { Prisma } from '@/lib/platform/generated/prisma/client'
import {
  idsOf,
  type PersonalData,
  type PersonalTable,
  type PersonModel,
  personalTable,
} from '@/lib/platform/personal-data'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'

/** Email props that mean nothing to the person: ids, and the random seed of a link. */
const INTERNAL_PROPS = ['seed', 'subscriberId', 'entryId', 'messageId', 'applicationId']

/** Emails about what somebody else has sent. Someone who used to receive them for the team has no right to a copy. */
const ABOUT_OTHERS = ['contact-alert', 'application-alert']

/** Lists all tables of personal data, in the order of erasure. Each finds its rows by the address alone. */
export function personalTablesOf(data: readonly PersonalData[]): readonly PersonalTable[] {
  const held = data.flatMap(({ tables = [] }) => tables)
  return [emails(held), ...held]
}

/** Lists the models whose rows have an address and an id. */
export const personModelsOf = (data: readonly PersonalData[]) =>
  personModels(data.flatMap(({ tables = [] }) => tables))

const personModels = (tables: readonly PersonalTable[]) => tables.flatMap(({ person }) => person ?? [])

/** Describes the email table: emails to the person, and alerts to our team about what the person sent. Indexes cover all lookups. */
function emails(tables: readonly PersonalTable[]): PersonalTable {
  const { id, template, toEmail, subjectId } = columnsOf('MailMessage')
  const emails = tableOf('MailMessage')
  const subjects: PersonModel[] = [...personModels(tables), 'PrivacyRequest']
  return personalTable('MailMessage', {
    title: 'Emails',
    purpose: 'Emails to this address, and alerts to our team about messages and applications from it.',
    own: (email, held) => {
      const lookups = [
        Prisma.sql`SELECT ${id} FROM ${emails} WHERE ${toEmail} = ${email} AND ${template} <> ALL (${ABOUT_OTHERS})`,
        Prisma.sql`SELECT ${id} FROM ${emails} WHERE ${subjectId} IN (${Prisma.join(
          subjects.map((model) => idsOf(model, email)),
          ' UNION ALL ',
        )})`,
        ...tables.flatMap(({ mail, model, own }) =>
          mail ? [Prisma.sql`SELECT ${mail} FROM ${tableOf(model)} AS held WHERE ${own(email)}`] : [],
        ),
      ]
      return Prisma.sql`${held.id} IN (${Prisma.join(lookups, ' UNION ')})`
    },
    hidden: [
      'id',
      'subjectId',
      'campaignId',
      'queuedAt',
      'attempts',
      'lastError',
      'failedAt',
      'canceledWith',
    ],
    // The recipient of a staff notification is the team's own data.
    shownAs: (email, { toEmail: to, props }) => ({
      toEmail: Prisma.sql`CASE WHEN ${to} = ${email} THEN ${to} ELSE 'our team' END`,
      props: Prisma.sql`${props} - ${INTERNAL_PROPS}::text[]`,
    }),
    at: 'createdAt',
  })
}
