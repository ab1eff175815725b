import { lagosDay } from '@/lib/dates'
import type { HiringSettings, JobPosition } from '@/lib/platform/generated/prisma/client'
import type { PositionValues } from './schema'

const grouped = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

/** Formats kobo as naira for the form: "8,000,000". */
const nairaOf = (kobo: bigint | null) => (kobo === null ? '' : grouped.format(kobo / 100n))

/** Returns a saved position as form values, without id and version. */
export function formValuesOf(position: JobPosition) {
  const { title, department, location, type, status, salary, description } = position
  return {
    title,
    department,
    location,
    type,
    status,
    salary,
    description,
    salaryMin: nairaOf(position.salaryMinKobo),
    salaryMax: nairaOf(position.salaryMaxKobo),
    requirements: position.requirements.join('\n'),
  }
}

/** Returns the columns to save. */
export function columnsOf({ id: _id, version: _version, salaryMin, salaryMax, ...texts }: PositionValues) {
  return { ...texts, salaryMinKobo: salaryMin, salaryMaxKobo: salaryMax }
}

/** Returns today's date in Lagos as a database date. */
export const postedToday = () => new Date(lagosDay(new Date()))

/** Returns the saved settings as form values, without the version. */
export function settingsValuesOf({
  contactEmail,
  retentionMonths,
}: Pick<HiringSettings, 'contactEmail' | 'retentionMonths'>) {
  return { contactEmail, retentionMonths: String(retentionMonths) }
}
