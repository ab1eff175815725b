'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { notifyOwners } from '@/lib/auth/account-notice'
import { adminAction } from '@/lib/auth/admin-action'
import { alreadyChanged } from '@/lib/content/already-changed'
import { formatCountOf } from '@/lib/count'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import {
  limitText,
  moveToTrash,
  nextPosition,
  restoreFromTrash,
  saveOrder,
} from '@/lib/platform/ordered-list'
import { columnsOf, formValuesOf, postedToday, settingsValuesOf } from './form-values'
import { positionsInOrder } from './lists'
import {
  hiringDefaults,
  hiringSettingsSchema,
  type PositionStatus,
  type PositionValues,
  positionOrderSchema,
  positionSchema,
  positionStatusSchema,
} from './schema'
import { unusedSlug } from './slug'

const noun = 'careers'
const GONE = 'This position is no longer in the list. Please refresh.'

/** Adds or updates a position. Its slug never changes. */
export const savePosition = adminAction(
  {
    name: 'careers.save-position',
    schema: positionSchema,
    tag: 'careers',
    failure: 'The position could not be saved. Please try again.',
  },
  async (values, { tx, audit }) => {
    const isNew = await limitText(tx, positionsInOrder, () => writePosition(tx, values))
    await audit({
      action: isNew ? 'create' : 'update',
      recordId: values.id,
      summary: `${isNew ? 'added' : 'changed'} the position “${values.title}”`,
    })
    return null
  },
)

/**
 * Changes the status from the list. A form that was already open is then refused as outdated, because it contains the
 * old status.
 */
export const changePositionStatus = adminAction(
  {
    name: 'careers.change-status',
    schema: positionStatusSchema,
    tag: 'careers',
    failure: 'Failed to update status. Please try again.',
  },
  async ({ id, from, status }, { tx, audit }) => {
    await setPostedDateOnFirstOpening(tx, id, status)
    const [changed] = await tx.jobPosition.updateManyAndReturn({
      where: { id, deletedAt: null, status: from },
      data: { status, version: { increment: 1 } },
      select: { title: true },
    })
    if (!changed) {
      const position = await tx.jobPosition.findFirst({
        where: { id, deletedAt: null },
        select: { status: true },
      })
      if (!position) throw new Refusal(GONE)
      if (position.status !== status) throw alreadyChanged('status', position.status)
    }
    const summary = changed && `${statusVerbs[status]} the position “${changed.title}”`
    await audit(summary ? { action: 'change-status', recordId: id, summary } : null)
    return { isChanged: changed !== undefined }
  },
)

/**
 * Moves a position to the Trash. A job erases it after 30 days. Its applications stay and keep the position's title.
 */
export const deletePosition = adminAction(
  {
    name: 'careers.delete',
    schema: recordSchema,
    tag: 'careers',
    failure: 'The position could not be deleted. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    await moveToTrash(tx, positionsInOrder, id)
    const summary = `moved the position “${await titleOf(tx, id)}” to Trash`
    await audit({ action: 'delete', recordId: id, summary })
    return null
  },
)

/** Undoes a deletion. The position returns to its place, and to the site if it was active. */
export const restorePosition = adminAction(
  {
    name: 'careers.restore',
    schema: recordSchema,
    tag: 'careers',
    failure: 'The position could not be restored. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    await restoreFromTrash(tx, positionsInOrder, id)
    const summary = `restored the position “${await titleOf(tx, id)}”`
    await audit({ action: 'restore', recordId: id, summary })
    return null
  },
)

export const reorderPositions = adminAction(
  {
    name: 'careers.order',
    schema: positionOrderSchema,
    tag: 'careers',
    failure: 'The order could not be saved. Please try again.',
  },
  async ({ list: _list, ...order }, { tx, audit }) => {
    await saveOrder(tx, positionsInOrder, order)
    await audit({ action: 'order', summary: 'changed the order of the positions' })
    return null
  },
)

/** Saves the address for applicants and the retention period of applications. */
export const saveHiringSettings = adminAction(
  {
    name: 'settings.save-hiring',
    isSensitive: true,
    schema: hiringSettingsSchema,
    tag: 'careers',
    failure: 'The hiring settings could not be saved. Please try again.',
  },
  async ({ version, contactEmail, retentionMonths }, { tx, audit }) => {
    const values = { contactEmail, retentionMonths }
    const saved = await tx.hiringSettings.findUnique({
      where: { id: 1 },
      select: { contactEmail: true, retentionMonths: true },
    })
    const before = saved ?? hiringDefaults
    const isShorter = retentionMonths < before.retentionMonths
    const data = { ...values, ...(isShorter ? { shortenedAt: new Date() } : {}) }
    const { count } =
      version === 0
        ? await tx.hiringSettings.createMany({ data, skipDuplicates: true })
        : await tx.hiringSettings.updateMany({
            where: { id: 1, version },
            data: { ...data, version: { increment: 1 } },
          })
    if (count === 0) await refuseSave(tx, await findSettings(tx))
    if (contactEmail !== before.contactEmail) await notifyOwners(tx, 'hiring-email-changed')
    if (isShorter) await notifyOwners(tx, 'retention-shortened')
    await audit({
      noun,
      action: 'settings',
      recordId: SETTINGS,
      summary: `set the hiring address to ${contactEmail} and the retention period for applications to ${formatCountOf(retentionMonths, 'month')}`,
      details: values,
    })
    return { version: version + 1 }
  },
)

const SETTINGS = 'settings'

const statusVerbs: Record<PositionStatus, string> = {
  active: 'opened',
  paused: 'paused',
  closed: 'closed',
}

/**
 * Adds or updates a position. Returns whether it was added. Requires the list's lock, so that no concurrent request takes
 * the same place or slug.
 */
async function writePosition(tx: Transaction, values: PositionValues) {
  const { id, version } = values
  const position = version === 0 ? await nextPosition(tx, positionsInOrder) : 0
  const isNew = version === 0 && (await tx.jobPosition.count({ where: { id } })) === 0
  if (isNew) {
    const slug = unusedSlug(values, await takenSlugs(tx))
    await tx.jobPosition.create({
      data: {
        id,
        slug,
        position,
        postedDate: postedToday(),
        wasOpened: values.status === 'active',
        ...columnsOf(values),
      },
      select: { id: true },
    })
  } else {
    await setPostedDateOnFirstOpening(tx, id, values.status)
    const { count } = await tx.jobPosition.updateMany({
      where: { id, version: version || FIRST_VERSION, deletedAt: null },
      data: { ...columnsOf(values), version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findPosition(tx, id))
  }
  return isNew
}

/** Sets a position's posted date when it is about to become active for the first time. Reopening it keeps that date. */
async function setPostedDateOnFirstOpening(tx: Transaction, id: string, status: PositionStatus) {
  // During an upgrade, an instance of the old release may have opened it without recording this.
  await tx.jobPosition.updateMany({
    where: { id, status: 'active', wasOpened: false },
    data: { wasOpened: true },
  })
  if (status !== 'active') return
  await tx.jobPosition.updateMany({
    where: { id, wasOpened: false },
    data: { postedDate: postedToday(), wasOpened: true },
  })
}

/** Returns the slugs of all positions, including those in the Trash, because they can be restored. */
async function takenSlugs(tx: Transaction) {
  const rows = await tx.jobPosition.findMany({ select: { slug: true } })
  return new Set(rows.map(({ slug }) => slug))
}

async function titleOf(tx: Transaction, id: string) {
  const { title } = await tx.jobPosition.findUniqueOrThrow({ where: { id }, select: { title: true } })
  return title
}

async function findPosition(tx: Transaction, id: string) {
  const found = await tx.jobPosition.findFirst({ where: { id, deletedAt: null } })
  return found && { noun, id, version: found.version, values: formValuesOf(found) }
}

async function findSettings(tx: Transaction) {
  const found = await tx.hiringSettings.findUnique({ where: { id: 1 } })
  return found && { noun, id: SETTINGS, version: found.version, values: settingsValuesOf(found) }
}
