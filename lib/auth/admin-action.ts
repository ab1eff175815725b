import 'server-only'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { type AuditEntry, recordAudit } from '@/lib/audit/record'
import type { NounName } from '@/lib/nouns'
import { type Action, type ActionOptions, type AfterTransaction, guardedAction } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { logRefusal } from '@/lib/platform/refusal-log'
import type { Role } from '@/lib/platform/role'
import { mayChange, notAllowed } from './access'
import { requireConfirmed } from './confirmed'
import type { Admin } from './live-session'
import { CROSS_ORIGIN_REQUEST, isCrossOriginRequest } from './own-origin'
import { requireLive } from './require-live'
import { isSetUpAction, SET_UP_FIRST } from './required-factor'
import { SESSION_ENDED } from './schema'
import { findAdmin } from './session'
import { isOverStaffLimit } from './staff-limit'

export interface AdminActionOptions<Schema extends z.ZodType, Prepared = undefined>
  extends ActionOptions<Schema, Prepared> {
  /** The name in the log. Roles that may change the noun before the dot may call the action. */
  name: `${NounName}.${string}`
  /** Other roles that may call the action. */
  roles?: readonly Role[]
  /**
   * For actions that a stolen session would be used for: requires the password, a code or a passkey within the last
   * five minutes.
   */
  isSensitive?: true
  /** For text that staff send to one person: requires the same confirmation after a large number of texts. */
  sendsText?: true
  /** Set to `false` only if the action writes nothing, with a comment that says why. */
  audit?: false
}

/** An event in the audit log, about the noun in the action's name unless it names another. */
export type ActionEntry = Omit<AuditEntry, 'noun'> & { noun?: string }

export interface AdminActionContext<Prepared = undefined> {
  prepared: Prepared
  tx: Transaction
  /** See `ActionContext`. */
  afterTransaction: AfterTransaction
  admin: Admin
  requestId: string
  /** Records the change in the same transaction. Every admin write must call it, with null if nothing changed. */
  audit: (entry: ActionEntry | null) => Promise<void>
}

/**
 * Builds a server action for staff, which checks the session and the role first, whichever page the call came from, and
 * again after `prepare`. A write without an audit event is a bug and is rolled back.
 */
export function adminAction<Schema extends z.ZodType, Data, Prepared = undefined>(
  options: AdminActionOptions<Schema, Prepared>,
  run: (input: z.output<Schema>, context: AdminActionContext<Prepared>) => Promise<Data>,
): Action<z.input<Schema>, Data> {
  const authorize = () => findAllowed(options)
  return guardedAction(
    options,
    authorize,
    async (input, { prepared, tx, afterTransaction, requestId, caller: admin }) => {
      let isRecorded = false
      const audit = async (entry: ActionEntry | null) => {
        const actor = { id: admin.id, name: admin.name, requestId }
        if (entry) await recordAudit(tx, actor, { noun: nounOf(options.name), ...entry })
        isRecorded = true
      }
      if (options.prepare) await requireLive(tx, admin)
      const data = await run(input, { prepared, tx, afterTransaction, admin, requestId, audit })
      if (!isRecorded && options.audit !== false) throw new Error(`${options.name} recorded no audit event`)
      return data
    },
  )
}

async function findAllowed({
  name,
  roles = [],
  isSensitive,
  sendsText,
}: Pick<AdminActionOptions<z.ZodType>, 'name' | 'roles' | 'isSensitive' | 'sendsText'>) {
  // proxy.ts only guards admin pages, but an action can be called at any page's URL.
  if (isCrossOriginRequest(await headers())) {
    await logRefusal('foreign request', { action: name })
    throw new Refusal(CROSS_ORIGIN_REQUEST)
  }
  const admin = await findAdmin()
  if (!admin) {
    await logRefusal('not signed in', { action: name })
    throw new Refusal(SESSION_ENDED)
  }
  if (admin.factorToSetUp?.isDue && !isSetUpAction(name)) {
    await logRefusal('no second factor', { action: name, admin: admin.id })
    throw new Refusal(SET_UP_FIRST)
  }
  if (mayChange(admin.role, nounOf(name)) || roles.includes(admin.role)) {
    if (isSensitive || (sendsText && (await isOverStaffLimit(admin, 'texts')))) requireConfirmed(admin)
    return admin
  }
  await logRefusal('not allowed', { action: name, admin: admin.id, role: admin.role })
  throw new Refusal(notAllowed(admin.role))
}

const nounOf = (action: string) => action.split('.')[0] ?? ''
