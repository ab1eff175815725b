import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { neededProof } from '@/lib/auth/confirmed'
import { recordExport } from '@/lib/auth/record-export'
import { requireAdmin } from '@/lib/auth/session'
import { isOverStaffLimit } from '@/lib/auth/staff-limit'
import { whileSignedIn } from '@/lib/auth/while-signed-in'
import { timeZone } from '@/lib/dates'
import { latestEvents, readHistory } from '@/lib/mail/history'
import { countUpTo } from '@/lib/platform/count-up-to'
import { CSV_START, csvLine } from '@/lib/platform/csv'
import { db, pool } from '@/lib/platform/db'
import { ApplicationStatus, Prisma } from '@/lib/platform/generated/prisma/client'
import {
  exportBatch,
  type KeysetPage,
  listOrder,
  readKeysetPage,
  sortKeyColumns,
} from '@/lib/platform/keyset'
import { neighborIds } from '@/lib/platform/neighbor-ids'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, selected, tableOf } from '@/lib/platform/record-sql'
import { openObject, signedDownloadUrl } from '@/lib/storage/objects'
import { applicationInLog } from './application-rules'
import { experienceName } from './experience'
import { applicationKeyset, matching } from './filter'
import { type ApplicationParams, applicationFilter } from './schema'

const statusCountRow = z.object({
  status: z.enum(ApplicationStatus),
  isDeleted: z.boolean(),
  count: z.number(),
})

const application = columnsOf('Application')
const resume = columnsOf('Resume')

const noun = 'applications'
const EXPORT_BATCH = 500
/** How long a link to a resume is valid. */
const LINK_SECONDS = 60

/** Lists the positions to filter by. */
export async function listPositionOptions() {
  await requireAdmin('applications')
  return db.jobPosition.findMany({
    where: { OR: [{ deletedAt: null }, { applications: { some: {} } }] },
    orderBy: { position: 'asc' },
    select: { id: true, title: true },
  })
}

const listedApplication = z.object({
  id: z.string(),
  applicantName: z.string(),
  email: z.string(),
  positionTitle: z.string(),
  experience: z.string(),
  status: z.enum(ApplicationStatus),
  appliedAt: z.date(),
  deletedAt: z.date().nullable(),
  hasResume: z.boolean(),
})
export type ListedApplication = z.infer<typeof listedApplication>

const listed = selected('Application', [
  'id',
  'applicantName',
  'email',
  'positionTitle',
  'experience',
  'status',
  'appliedAt',
  'deletedAt',
])

/** Returns one page of the list or of the Trash, with the total number of matches. */
export async function listApplications(
  params: ApplicationParams,
): Promise<KeysetPage<ListedApplication> & { total: number }> {
  await requireAdmin('applications')
  const where = matching(applicationFilter(params))
  const [page, total] = await Promise.all([
    readKeysetPage(
      { keyset: applicationKeyset, cursor: params.cursor, order: listOrder(params) },
      (page) => queryRows(db, listedApplication)`
          SELECT ${listed}, EXISTS (SELECT 1 FROM ${tableOf('Resume')} WHERE ${resume.applicationId} = ${application.id}) AS "hasResume"
          FROM job_application WHERE ${where} AND ${page}`,
    ),
    countUpTo('Application', where),
  ])
  return { ...page, total }
}

export type ApplicationCounts = Record<ApplicationStatus | 'total' | 'trash', number>

/** Counts applications by status, and separately those in the Trash. */
export async function countApplications(): Promise<ApplicationCounts> {
  await requireAdmin('applications')
  const rows = await queryRows(db, statusCountRow)`
    SELECT status::text, deleted_at IS NOT NULL AS "isDeleted", count(*)::int AS count FROM job_application GROUP BY 1, 2`
  const counts = { total: 0, pending: 0, reviewing: 0, interview: 0, rejected: 0, hired: 0, trash: 0 }
  for (const { status, isDeleted, count } of rows) {
    counts[isDeleted ? 'trash' : status] += count
    if (!isDeleted) counts.total += count
  }
  return counts
}

const automaticEmails = {
  'application-received': 'Confirmation that the application arrived',
  'application-repeated': 'Notice that someone applied again with this address',
  'application-alert': 'Alert to the hiring address',
}

/** Returns an application, even one in the Trash, with its latest history; null if the application does not exist. */
export async function getApplication(id: string) {
  await requireAdmin('applications')
  const application = await db.application.findUnique({
    where: { id },
    omit: { searchText: true },
    include: {
      position: { select: { id: true, status: true, deletedAt: true } },
      resume: { select: { fileName: true, size: true } },
      events: latestEvents,
    },
  })
  if (!application) return null
  const { events, ...sent } = application
  const { entries: timeline, hasOlder } = await readHistory(id, events, automaticEmails)
  return { ...sent, timeline, hasOlder }
}
export type ApplicationDetails = NonNullable<Awaited<ReturnType<typeof getApplication>>>

/** Returns the ids of the previous and next applications in the list that this one was opened from; null at an end. */
export async function findNeighbors(params: ApplicationParams, id: string) {
  await requireAdmin('applications')
  return neighborIds(applicationKeyset, listOrder(params), matching(applicationFilter(params)), id)
}

export type OpenedResume = { url: string } | { problem: 'none' | 'lost' | 'confirm' }

/**
 * Returns a link that opens the resume and is valid for a minute. Records the access before returning the link. Staff
 * who open many must confirm who they are. Throws if storage cannot be reached.
 */
export async function openResume(id: string): Promise<OpenedResume> {
  const admin = await requireAdmin('applications')
  const resume = await db.resume.findUnique({
    where: { applicationId: id },
    select: { key: true, fileName: true, application: { select: { positionTitle: true } } },
  })
  if (!resume) return { problem: 'none' }
  if ((await isOverStaffLimit(admin, 'resumes')) && neededProof(admin)) return { problem: 'confirm' }
  // Open the object instead of only checking that it exists: that check gives no reason, so if storage no longer
  // accepted the keys, every file would seem lost.
  const object = await openObject('resumes', resume.key)
  if (!object) return { problem: 'lost' }
  object.body.destroy()
  const url = await signedDownloadUrl('resumes', resume.key, resume.fileName, LINK_SECONDS)
  await db.$transaction(async (tx) => {
    await tx.applicationEvent.create({
      data: { applicationId: id, kind: 'resume', actorName: admin.name },
      select: { id: true },
    })
    const summary = `opened the resume of ${applicationInLog(resume.application?.positionTitle ?? '')}`
    const actor = { id: admin.id, name: admin.name }
    await recordAudit(tx, actor, { noun, action: 'resume', recordId: id, summary })
  })
  return { url }
}

const exported = {
  Name: application.applicantName,
  Email: application.email,
  Phone: application.phone,
  Position: application.positionTitle,
  Location: application.location,
  Experience: application.experience,
  Status: Prisma.sql`${application.status}::text`,
  'Applied Date': Prisma.sql`to_char(${application.appliedAt} AT TIME ZONE ${timeZone}, 'Mon FMDD, YYYY')`,
  'Available Start Date': Prisma.sql`to_char(${application.availableStartDate}, 'Mon FMDD, YYYY')`,
  'Salary Expectation': Prisma.sql`coalesce(${application.salaryExpectation}, '')`,
  'Portfolio URL': Prisma.sql`coalesce(${application.portfolioUrl}, '')`,
  'LinkedIn URL': Prisma.sql`coalesce(${application.linkedinUrl}, '')`,
  Resume: Prisma.sql`coalesce((SELECT ${resume.fileName} FROM ${tableOf('Resume')} WHERE ${resume.applicationId} = ${application.id}), '')`,
  'Cover Letter': application.coverLetter,
}
const headings = Object.keys(exported)
const EXPERIENCE = headings.indexOf('Experience')

/** Streams the filtered list as CSV. Records the export before the first chunk. */
export async function exportApplications(params: ApplicationParams): Promise<AsyncGenerator<string>> {
  const admin = await requireAdmin('applications')
  const { q, status, position } = applicationFilter(params)
  const summary = status ? `exported the ${status} applications` : 'exported the applications'
  // Keep the search term out of the log, because it may be an email address.
  const details = { status, position, isSearch: q !== '' }
  await recordExport(admin, { noun, summary, details })
  return whileSignedIn(admin, 'applications', exportRows(params))
}

/**
 * Reads one batch per statement, each starting after the previous batch's last row, so memory use does not depend on
 * the number of rows.
 */
async function* exportRows(params: ApplicationParams): AsyncGenerator<string> {
  yield CSV_START + csvLine(headings)
  const where = matching(applicationFilter(params))
  const order = listOrder(params)
  const columns = [
    ...Object.values(exported),
    ...sortKeyColumns(applicationKeyset, order).map((column) => Prisma.sql`${column}::text`),
  ]
  let sortKey: string[] | undefined
  do {
    const { text, values } = Prisma.sql`
      SELECT ${Prisma.join(columns)} FROM job_application
      WHERE ${where} AND ${exportBatch(applicationKeyset, order, { after: sortKey, limit: EXPORT_BATCH })}`
    const { rows } = await pool.query<string[]>({ text, values, rowMode: 'array' })
    const sortKeys = rows.map((cells) => cells.splice(headings.length))
    sortKey = sortKeys[EXPORT_BATCH - 1]
    const lines = rows.map((cells) =>
      csvLine(cells.with(EXPERIENCE, experienceName(cells[EXPERIENCE] ?? ''))),
    )
    if (lines.length > 0) yield lines.join('')
  } while (sortKey)
}
