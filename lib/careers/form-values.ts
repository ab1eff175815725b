import { lagosDay } from '@/lib/dates'
import type { HiringSettings, JobPosition } from '@/lib/platform/generated/prisma/client'
import type { PositionValues } from './schema'

const grouped = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

/** Kobo as the form shows it, in naira: "8,000,000". */
const nairaOf = (kobo: bigint | null) => (kobo === null ? '' : grouped.format(kobo / 100n))

/** A saved position as its form has it; the version and the id apart. */
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

/** Returns the columns that a save writes. */
export function columnsOf({ id: _id, version: _version, salaryMin, salaryMax, ...texts }: PositionValues) {
  return { ...texts, salaryMinKobo: salaryMin, salaryMaxKobo: salaryMax }
}

/** The day on which a position is created, as a date of the database. */
export const postedToday = () => new Date(lagosDay(new Date()))

/** The saved settings as their form has them, but for the version. */
export function settingsValuesOf({
  contactEmail,
  retentionMonths,
}: Pick<HiringSettings, 'contactEmail' | 'retentionMonths'>) {
  return { contactEmail, retentionMonths: String(retentionMonths) }
}
