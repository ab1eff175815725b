'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { notifyOwners } from '@/lib/auth/account-notice'
import { adminAction } from '@/lib/auth/admin-action'
import { formatCountOf } from '@/lib/count'
import { Refusal } from '@/lib/platform/errors'
import { noFieldsSchema } from '@/lib/platform/fields'
import { deleteDeadJobs, retryDeadJobs } from '@/lib/platform/jobs'
import { findRetention } from '@/lib/platform/retention'
import { connectionFrom, isSetByEnvironment, refreshStorage, saveConnection } from '@/lib/storage/connection'
import { faultSentence } from '@/lib/storage/fault'
import { findOwner, markStorage } from '@/lib/storage/mark'
import { probeStorage } from '@/lib/storage/probe'
import { retentionValuesOf } from './retention-values'
import {
  connectStorageSchema,
  disconnectStorageSchema,
  failedJobsSchema,
  retentionSchema,
  type TestResult,
} from './schema'
import { testEnteredConnection } from './test-entered-connection'

const noun = 'settings'
const CHANGED = 'Someone else changed the connection. Please reload the page and try again.'
/** Limited, because each attempt connects to an address chosen by the caller. */
const limit = { name: 'storage-connection', points: 30, seconds: 600 }

/**
 * Tests the connection with real writes, saves it and marks the storage as this installation's. All processes start
 * using it within a second.
 */
export const connectStorage = adminAction(
  {
    name: 'settings.connect-storage',
    isSensitive: true,
    schema: connectStorageSchema,
    limit,
    prepare: testEnteredConnection,
    failure: 'The connection could not be saved. Please try again.',
  },
  async ({ version, takeOver }, { tx, afterTransaction, admin, audit, prepared: entered }) => {
    if (!(await saveConnection(tx, entered, { version, by: admin.name }))) throw new Refusal(CHANGED)
    await notifyOwners(tx, 'storage-changed')
    const { provider, endpoint, region } = entered
    await audit({
      action: 'connect-storage',
      summary: `connected the storage at ${new URL(endpoint).host}`,
      details: { provider, endpoint, region, ...(takeOver ? { takeOver } : {}) },
    })
    // If this fails, the storage is claimed before anything is deleted from it, or staff are told whose it is.
    afterTransaction(async (isCommitted) => {
      if (isCommitted) await markStorage(connectionFrom(entered))
    })
    return null
  },
)

/** Deletes the saved connection. Falls back to the embedded store, if there is one. Deletes nothing in storage. */
export const disconnectStorage = adminAction(
  {
    name: 'settings.disconnect-storage',
    isSensitive: true,
    schema: disconnectStorageSchema,
    failure: 'The storage could not be disconnected. Please try again.',
  },
  async ({ version }, { tx, audit }) => {
    const { count } = await tx.storageConnection.deleteMany({ where: { id: 1, version } })
    if (count === 0) throw new Refusal(CHANGED)
    await notifyOwners(tx, 'storage-changed')
    await audit({ action: 'disconnect-storage', summary: 'disconnected the storage' })
    return null
  },
)

/**
 * Writes, reads and deletes a test object in every bucket in use. Nothing remains afterward, so nothing is recorded.
 */
export const testStorage = adminAction(
  {
    name: 'settings.test-storage',
    schema: noFieldsSchema,
    limit,
    audit: false,
    prepare: async (): Promise<TestResult> => {
      const active = await refreshStorage()
      if (!active.connection) return { isWorking: false, message: faultSentence(active.problem) }
      const startedAt = performance.now()
      const fault = await probeStorage(active.connection)
      const milliseconds = Math.round(performance.now() - startedAt)
      if (fault) return { isWorking: false, message: fault.message }
      if ((await findOwner(active.connection)) === 'another')
        return { isWorking: false, message: faultSentence('foreign', isSetByEnvironment) }
      return {
        isWorking: true,
        message: `Writing, reading and deleting work in every bucket (${milliseconds} ms).`,
      }
    },
    failure: 'The storage could not be tested. Please try again.',
  },
  async (_input, { prepared }) => prepared,
)

/** Saves how long personal data is kept. The nightly jobs and the privacy policy use the periods from then on. */
export const saveRetention = adminAction(
  {
    name: 'settings.save-retention',
    isSensitive: true,
    schema: retentionSchema,
    tag: 'settings',
    failure: 'The retention periods could not be saved. Please try again.',
  },
  async ({ version, ...months }, { tx, audit }) => {
    const before = await findRetention(tx)
    const isShorter = isShortened(before, months)
    const data = { ...months, ...(isShorter ? { shortenedAt: new Date() } : {}) }
    const { count } =
      version === 0
        ? await tx.retentionSettings.createMany({ data, skipDuplicates: true })
        : await tx.retentionSettings.updateMany({
            where: { id: 1, version },
            data: { ...data, version: { increment: 1 } },
          })
    if (count === 0) {
      const saved = await findRetention(tx)
      await refuseSave(tx, { noun, id: RETENTION, version: saved.version, values: retentionValuesOf(saved) })
    }
    if (isShorter) await notifyOwners(tx, 'retention-shortened')
    const { signupMonths, messageMonths, emailMonths } = months
    await audit({
      action: 'retention',
      recordId: RETENTION,
      summary: `set the retention periods: signups ${formatCountOf(signupMonths, 'month')}, answered messages ${formatCountOf(messageMonths, 'month')}, emails ${formatCountOf(emailMonths, 'month')}`,
      details: months,
    })
    return { version: version + 1 }
  },
)

/** Retries or dismisses background jobs that failed permanently. A dismissed job is deleted. */
export const settleFailedJobs = adminAction(
  {
    name: 'settings.settle-jobs',
    isSensitive: true,
    schema: failedJobsSchema,
    failure: 'The jobs could not be changed. Please wait a moment and try again.',
  },
  async ({ ids, verdict }, { tx, audit }) => {
    const settle = { retried: retryDeadJobs, dismissed: deleteDeadJobs }[verdict]
    const { length } = await settle(tx, ids)
    if (length === 0) throw new Refusal('Someone else has already retried or dismissed these jobs.')
    const summary = `${verdict} ${formatCountOf(length, 'failed background job')}`
    await audit({ action: 'settle-jobs', summary })
    return null
  },
)

const RETENTION = 'retention'

type Months = Record<'signupMonths' | 'messageMonths' | 'emailMonths', number>

const isShortened = (before: Months, after: Months) =>
  after.signupMonths < before.signupMonths ||
  after.messageMonths < before.messageMonths ||
  after.emailMonths < before.emailMonths
