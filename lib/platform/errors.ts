import { Prisma } from './generated/prisma/client'

/** Errors by field name, one plain sentence each. */
export type FieldErrors = Record<string, string>

/**
 * An expected "no": rolls the transaction back and reaches the person as it is worded.
 * Everything else that is thrown is a bug or a fault and is only logged.
 */
export class Refusal extends Error {
  readonly fieldErrors: FieldErrors

  constructor(message: string, fieldErrors: FieldErrors = {}) {
    super(message)
    this.name = 'Refusal'
    this.fieldErrors = fieldErrors
  }
}

/** A save by someone else while a form was open. */
export interface SavedMeanwhile {
  version: number
  /** By the names of the form's fields. */
  values: Record<string, string>
}

/** A save that began with an older version than the saved one: both texts are shown, and the person chooses. */
export class StaleRefusal extends Refusal {
  readonly saved: SavedMeanwhile

  constructor(message: string, saved: SavedMeanwhile) {
    super(message)
    this.name = 'StaleRefusal'
    this.saved = saved
  }
}

/** True when a write met a unique index (the check that holds under concurrency). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
