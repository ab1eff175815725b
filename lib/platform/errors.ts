import { z } from 'zod'
import { Prisma } from './generated/prisma/client'

/** Error messages by field name, one sentence each. */
export type FieldErrors = Record<string, string>

/**
 * An expected refusal: it rolls back the transaction, and its message is shown to the person. Any other error is a
 * bug or an outage and is only logged.
 */
export class Refusal extends Error {
  readonly fieldErrors: FieldErrors

  constructor(message: string, fieldErrors: FieldErrors = {}) {
    super(message)
    this.name = 'Refusal'
    this.fieldErrors = fieldErrors
  }
}

/** The values that someone else saved while a form was open. */
export interface SavedVersion {
  version: number
  /** Values by form field. */
  values: Record<string, string>
}

/** Refuses a save that started from an outdated version, so that the person sees both versions and chooses. */
export class StaleRefusal extends Refusal {
  readonly saved: SavedVersion

  constructor(message: string, saved: SavedVersion) {
    super(message)
    this.name = 'StaleRefusal'
    this.saved = saved
  }
}

/** Refuses because the record changed after the screen was loaded. The form stays, and the screen is refreshed. */
export class OutdatedRefusal extends Refusal {}

/** How a person confirms who they are. */
export type IdentityProof = 'password' | 'code' | 'passkey'

/** Refuses until the person has confirmed who they are. The form asks them and then resends the same input. */
export class IdentityRefusal extends Refusal {
  readonly proof: IdentityProof

  constructor(message: string, proof: IdentityProof) {
    super(message)
    this.proof = proof
  }
}

/** Refuses an upload with the HTTP status of its response. A plain `Refusal` of an upload means a damaged file (422). */
export class UploadRefusal extends Refusal {
  readonly status: 408 | 413 | 415 | 429 | 503

  constructor(status: UploadRefusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** Returns whether a write violated a unique index, the only check that is safe under concurrency. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return error.code === 'P2002' || rawUniqueViolation.safeParse(error.meta?.driverAdapterError).success
}

/** Returns whether a statement waited too long for a lock that another transaction holds. */
export const isLockTimeout = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  lockTimeout.safeParse(error.meta?.driverAdapterError).success

const lockTimeout = z.object({ cause: z.object({ originalCode: z.literal('55P03') }) })

/** The cause of an error of a raw query. */
const rawUniqueViolation = z.object({ cause: z.object({ kind: z.literal('UniqueConstraintViolation') }) })
