import { randomUUID } from 'node:crypto'
import { query } from './database'

interface NewApplication {
  applicantName?: string
  email?: string
  positionId?: string | null
  positionTitle?: string
  status?: string
  portfolioUrl?: string
  coverLetter?: string
  appliedAt?: Date
}

/** Inserts an application as the public form would have stored it, without emails or a resume. */
export async function addApplication(overrides: NewApplication = {}) {
  const id = randomUUID()
  const { applicantName = `Ada ${id.slice(0, 8)}`, positionId = null, status = 'pending' } = overrides
  const email = overrides.email ?? `ada-${id.slice(0, 8)}@example.com`
  const isDecided = status === 'rejected' || status === 'hired'
  const appliedAt = overrides.appliedAt ?? new Date()
  await query(
    `insert into job_application (id, position_id, position_title, applicant_name, email, phone, location, experience,
       cover_letter, portfolio_url, available_start_date, status, consent_version, applied_at, decided_at)
     values ($1, $2, $3, $4, $5, '+234 803 000 0001', 'Lagos', '4-6', $6, $7, '2027-01-15', $8::application_status,
       '2026-11/12', $9, $10)`,
    [
      id,
      positionId,
      overrides.positionTitle ?? 'General application',
      applicantName,
      email,
      overrides.coverLetter ?? 'I want to help.',
      overrides.portfolioUrl ?? null,
      status,
      appliedAt,
      isDecided ? new Date() : null,
    ],
  )
  await query(
    `insert into job_application_event (id, application_id, at, kind) values ($1, $2, $3, 'received')`,
    [randomUUID(), id, appliedAt],
  )
  return { id, applicantName, email }
}
