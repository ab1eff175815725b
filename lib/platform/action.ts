import 'server-only'
import type { Route } from 'next'
import { redirect, unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { CacheTag } from '@/lib/nouns'
import type { ActionRefusal, ActionResult } from './action-result'
import { expireTag } from './cache'
import { announceExpiry } from './cache-expiry'
import { db, type Transaction } from './db'
import { type FieldErrors, IdentityRefusal, OutdatedRefusal, Refusal, StaleRefusal } from './errors'
import { findOversized, type InputBounds, inputBounds } from './input-bounds'
import { log } from './log'
import { consumeNetworkPoint, consumePoint, type Limit } from './rate-limit'
import { logRefusal } from './refusal-log'
import { requestInfo } from './request'

export interface ActionOptions<Schema extends z.ZodType, Prepared = undefined> {
  /** The name in the log, such as "waitlist.join". */
  name: string
  schema: Schema
  /** The nouns whose cached reads this write expires. */
  tag?: CacheTag | readonly CacheTag[]
  /** How often each member of staff may call the action, or each network if it is public. */
  limit?: Limit
  /**
   * Handles file fields before parsing: stores the file and puts a token into the form, so that a refused form keeps
   * the file. Returns errors by field.
   */
  receive?: (form: FormData) => Promise<FieldErrors>
  /** Runs before the transaction, for slow work such as requests to other servers. */
  prepare?: (input: z.output<Schema>) => Promise<Prepared>
  /**
   * True if it writes with a single statement, which is a transaction in itself: `tx` is then the client. This saves
   * two round trips to Postgres.
   */
  isSingleStatement?: boolean
  /** The message for unexpected errors. */
  failure?: string
  /** Where to redirect after the commit. */
  redirectTo?: Route
}

export interface ActionContext<Prepared = undefined> {
  /** The result of `prepare`. */
  prepared: Prepared
  /** The transaction for everything the action writes. */
  tx: Transaction
  /**
   * Queues work for after the transaction, whether it commits or is rolled back. Anything that takes another
   * connection must wait until then, such as counting attempts: if each call held one connection and waited for
   * another, a few dozen calls would block everyone.
   */
  afterTransaction: AfterTransaction
  requestId: string
  address: string
}

export type AfterTransaction = (work: FollowUp) => void
type FollowUp = (isCommitted: boolean) => Promise<void>

/**
 * A server action that accepts either its input or a form (as the only argument, or as the second one after React's
 * previous state), so that both code and forms without JavaScript can call it.
 */
export interface Action<Input, Data> {
  (previous: ActionResult<Data> | null, form: FormData): Promise<ActionResult<Data>>
  (form: FormData): Promise<ActionResult<Data>>
  /** This must be last, because TypeScript infers from the last overload. */
  (input: Input): Promise<ActionResult<Data>>
  /** Lets tests find the actions that anyone may call. */
  access: 'public' | 'guarded'
}

const FAILURE = 'Something went wrong. Please try again.'
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'
const TOO_LONG = 'This is too long. Please shorten it.'

/**
 * Builds a public server action, which checks the limit, parses the input, runs in one transaction, commits, and
 * expires the tags. It returns refusals (zod, `Refusal`) as values, and logs other errors with a reference and returns
 * `failure`.
 */
export function action<Schema extends z.ZodType, Data, Prepared = undefined>(
  options: ActionOptions<Schema, Prepared>,
  run: (input: z.output<Schema>, context: ActionContext<Prepared>) => Promise<Data>,
): Action<z.input<Schema>, Data> {
  const call = build(options, inputBounds.public, async () => null, run)
  return Object.assign(call, { access: 'public' as const })
}

/**
 * Builds a server action for a known caller. `authorize` runs before anything else and throws a `Refusal` if the
 * caller has no access.
 */
export function guardedAction<
  Schema extends z.ZodType,
  Data,
  Caller extends KnownCaller,
  Prepared = undefined,
>(
  options: ActionOptions<Schema, Prepared>,
  authorize: () => Promise<Caller>,
  run: (input: z.output<Schema>, context: ActionContext<Prepared> & { caller: Caller }) => Promise<Data>,
): Action<z.input<Schema>, Data> {
  return Object.assign(build(options, inputBounds.guarded, authorize, run), { access: 'guarded' as const })
}

interface KnownCaller {
  id: string
}

/** Counts people rather than networks where possible, because someone with a stolen session may use many networks. */
const consumeCallerPoint = (limit: Limit, caller: KnownCaller | null, address: string) =>
  caller ? consumePoint(limit, caller.id) : consumeNetworkPoint(limit, address)

function build<Schema extends z.ZodType, Data, Caller extends KnownCaller | null, Prepared>(
  options: ActionOptions<Schema, Prepared>,
  bounds: InputBounds,
  authorize: () => Promise<Caller>,
  run: (input: z.output<Schema>, context: ActionContext<Prepared> & { caller: Caller }) => Promise<Data>,
) {
  const tags = [options.tag ?? []].flat()
  return async (
    ...args: [input: z.input<Schema> | FormData] | [previous: ActionResult<Data> | null, form: FormData]
  ): Promise<ActionResult<Data>> => {
    const input = args.at(-1)
    const { requestId, address } = await requestInfo()
    try {
      const caller = await authorize()
      if (options.limit && (await consumeCallerPoint(options.limit, caller, address)) > 0) {
        await logRefusal('limit reached', { action: options.name, limit: options.limit.name })
        return refusal(null, TOO_MANY)
      }
      const oversized = findOversized(fromForm(input), bounds)
      if (oversized) return refusal(input, undefined, { [oversized]: TOO_LONG })
      const problems = input instanceof FormData ? await options.receive?.(input) : undefined
      const parsed = options.schema.safeParse(fromForm(input))
      if (!parsed.success) return refusal(input, undefined, { ...firstErrors(parsed.error), ...problems })
      if (problems && Object.keys(problems).length > 0) return refusal(input, undefined, problems)
      const prepared = (await options.prepare?.(parsed.data)) as Prepared
      const queued: FollowUp[] = []
      const afterTransaction: AfterTransaction = (work) => queued.push(work)
      const write = async (tx: Transaction) => {
        const result = await run(parsed.data, { prepared, tx, afterTransaction, requestId, address, caller })
        for (const tag of tags) await announceExpiry(tx, tag)
        return result
      }
      const written = options.isSingleStatement ? write(db) : db.$transaction(write)
      const isCommitted = await written.then(
        () => true,
        () => false,
      )
      for (const work of queued)
        await work(isCommitted).catch((err: unknown) =>
          // What was committed stays, so the person must get the result, such as new recovery codes.
          log.error({ err, requestId, action: options.name }, 'work after an action failed'),
        )
      const data = await written
      for (const tag of tags) expireTag(tag)
      if (options.redirectTo) redirect(options.redirectTo)
      return { ok: true, data }
    } catch (error) {
      unstable_rethrow(error)
      if (error instanceof StaleRefusal) return { ...refusal(input, error.message), saved: error.saved }
      if (error instanceof OutdatedRefusal) return { ...refusal(input, error.message), isOutdated: true }
      if (error instanceof IdentityRefusal) return { ...refusal(input, error.message), proof: error.proof }
      if (error instanceof Refusal) return refusal(input, error.message, error.fieldErrors)
      log.error({ err: error, requestId, action: options.name }, 'action failed')
      return { ...refusal(input, options.failure ?? FAILURE), reference: requestId.slice(0, 8) }
    }
  }
}

/**
 * Turns a form into an object. A field sent twice becomes a list, which schemas reject unless they expect one. Drops
 * Next's own fields.
 */
function fromForm(input: unknown): unknown {
  if (!(input instanceof FormData)) return input
  // Group in one pass, because a one-megabyte form can have a hundred thousand fields, and looking up each of them
  // would take minutes.
  const entries = [...input].filter(([name]) => !name.startsWith('$ACTION'))
  const fields = Map.groupBy(entries, ([name]) => name)
  return Object.fromEntries(
    Array.from(fields, ([name, sent]) => {
      const values = sent.map(([, value]) => value)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

const MAX_ERRORS = 100
const MESSAGE_MAX = 300

/** Returns the first error of each field. Limits their number and length, because messages may quote the input. */
function firstErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues.slice(0, MAX_ERRORS))
    errors[issue.path.join('.') || 'form'] ??= issue.message.slice(0, MESSAGE_MAX)
  return errors
}

function refusal(input: unknown, message?: string, fieldErrors?: FieldErrors): ActionRefusal {
  return {
    ok: false,
    ...(message ? { message } : {}),
    ...(fieldErrors && Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}),
    ...(input instanceof FormData ? { values: typedValues(input) } : {}),
  }
}

/** Enough for all fields of the longest public form at their maximum length. */
const TYPED_MAX = 8_000

/**
 * Returns the typed values, so that a page rendered without JavaScript keeps them. Leaves out secrets and limits the
 * total length, because a page contains each value up to three times, escaped, which can be fifteen times as long.
 */
function typedValues(form: FormData): Record<string, string> {
  const values: [string, string][] = []
  let remaining = TYPED_MAX
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$ACTION') || SECRETS.test(name)) continue
    remaining -= name.length
    if (remaining <= 0) break
    values.push([name, value.slice(0, remaining)])
    remaining -= value.length
  }
  return Object.fromEntries(values)
}

const SECRETS = /password|code|secret|(anon|service)Key|__proto__/i
