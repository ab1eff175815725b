'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { type AdminActionContext, adminAction } from '@/lib/auth/admin-action'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { moveTo, moveToTrash, nextPosition, restoreFromTrash, saveOrder } from '@/lib/platform/ordered-list'
import { type LegalKind, legalDocuments } from './legal-version'
import { sectionsOf } from './lists'
import { restoreText } from './restore-version'
import { findNewestVersion, listSections, lockDocument, saveVersion } from './save-version'
import {
  legalItemSchema,
  legalLimits,
  legalOrderSchema,
  legalSectionSchema,
  legalTextsSchema,
  restoreLegalVersionSchema,
} from './schema'
import { parseStoredText } from './stored-text'
import { summarizeOrder, summarizeSection, summarizeTexts } from './version-summary'

const noun = 'legal'

/**
 * Adds or updates a section. `number` is the document's new version number, or null if nothing changed. `version` is
 * the section's own version, which moving the section does not change.
 */
export const saveLegalSection = adminAction(
  {
    name: 'legal.save-section',
    schema: legalSectionSchema,
    tag: 'legal',
    failure: 'The section could not be saved. Please try again.',
  },
  async ({ kind, id, version, order, orderBefore, ...values }, context) => {
    const { tx } = context
    await lockDocument(tx, kind)
    const previous = await tx.legalSection.findUnique({ where: { id } })
    const isNew = version === 0 && !previous
    if (!isNew && (previous?.kind !== kind || previous.deletedAt)) await refuseSave(tx, null)
    const isTextChanged = previous?.content !== values.content
    const isRenamed = previous?.title !== values.title
    if (isNew) {
      await refuseTooMany(tx, kind)
      const position = await nextPosition(tx, sectionsOf(kind))
      await tx.legalSection.create({ data: { id, kind, position, ...values }, select: { id: true } })
    } else if (isTextChanged || isRenamed) {
      if (previous?.version !== (version || FIRST_VERSION))
        await refuseSave(tx, await findSection(tx, kind, id))
      await tx.legalSection.update({ where: { id }, data: { ...values, version: { increment: 1 } } })
    }
    const savedVersion = (previous?.version ?? 0) + (isTextChanged || isRenamed ? 1 : 0)
    const place = order ?? legalLimits.sections
    const isMoved = order !== orderBefore && (await moveTo(tx, sectionsOf(kind), id, place))
    if (!isTextChanged && !isRenamed && !isMoved)
      return { ...(await recordNoChange(context)), version: savedVersion }
    const { title } = values
    const summary = summarizeSection({ before: previous?.title ?? null, title, isTextChanged, isMoved })
    const action = isNew ? 'create' : 'update'
    const number = await record(context, kind, { action, recordId: id, summary, details: values })
    return { number, version: savedVersion }
  },
)

/** Saves the text after "Last updated" and, for the privacy policy, the paragraph on policy updates. */
export const saveLegalTexts = adminAction(
  {
    name: 'legal.save-texts',
    schema: legalTextsSchema,
    tag: 'legal',
    failure: 'The changes could not be saved. Please try again.',
  },
  async ({ kind, version, ...values }, context) => {
    const { tx } = context
    await lockDocument(tx, kind)
    const previous = await tx.legalDocument.findUniqueOrThrow({
      where: { kind },
      select: { version: true, lastUpdatedText: true, policyUpdatesText: true },
    })
    const { version: currentVersion, ...saved } = previous
    const isDateChanged = saved.lastUpdatedText !== values.lastUpdatedText
    const isNoteChanged = saved.policyUpdatesText !== values.policyUpdatesText
    if (!isDateChanged && !isNoteChanged)
      return { ...(await recordNoChange(context)), version: currentVersion }
    if (currentVersion !== version)
      await refuseSave(tx, { noun, id: kind, version: currentVersion, values: saved })
    await tx.legalDocument.update({ where: { kind }, data: { ...values, version: { increment: 1 } } })
    const summary = summarizeTexts({ isDateChanged, isNoteChanged })
    const entry = { action: 'update', recordId: kind, summary, details: values }
    return { number: await record(context, kind, entry), version: version + 1 }
  },
)

/** Moves a section to the Trash. A job erases it after 30 days. Versions keep its text. */
export const deleteLegalSection = adminAction(
  {
    name: 'legal.delete-section',
    schema: legalItemSchema,
    tag: 'legal',
    failure: 'The section could not be deleted. Please try again.',
  },
  async ({ kind, id }, context) => {
    await lockDocument(context.tx, kind)
    await moveToTrash(context.tx, sectionsOf(kind), id)
    const summary = `removed “${await titleOf(context.tx, id)}”`
    await record(context, kind, { action: 'delete', recordId: id, summary })
    return null
  },
)

export const restoreLegalSection = adminAction(
  {
    name: 'legal.restore-section',
    schema: legalItemSchema,
    tag: 'legal',
    failure: 'The section could not be restored. Please try again.',
  },
  async ({ kind, id }, context) => {
    await lockDocument(context.tx, kind)
    await refuseTooMany(context.tx, kind)
    await restoreFromTrash(context.tx, sectionsOf(kind), id)
    const summary = `restored “${await titleOf(context.tx, id)}”`
    await record(context, kind, { action: 'restore', recordId: id, summary })
    return null
  },
)

export const reorderLegalSections = adminAction(
  {
    name: 'legal.order-sections',
    schema: legalOrderSchema,
    tag: 'legal',
    failure: 'The order could not be saved. Please try again.',
  },
  async ({ list: kind, ...order }, context) => {
    await lockDocument(context.tx, kind)
    const sections = await listSections(context.tx, kind)
    await saveOrder(context.tx, sectionsOf(kind), order)
    if (order.ids.join() === order.previousIds.join()) return recordNoChange(context)
    const summary = summarizeOrder(sections, order.ids)
    return { number: await record(context, kind, { action: 'order', recordId: kind, summary }) }
  },
)

/** Restores an old version as a new one. Refuses if someone has saved a version that this person has not seen. */
export const restoreLegalVersion = adminAction(
  {
    name: 'legal.restore-version',
    schema: restoreLegalVersionSchema,
    tag: 'legal',
    failure: 'The version could not be restored. Please try again.',
  },
  async ({ kind, number, newest: newestSeen }, context) => {
    const { tx, audit } = context
    await lockDocument(tx, kind)
    const newest = await findNewestVersion(tx, kind)
    const old = await tx.legalVersion.findUnique({ where: { kind_number: { kind, number } } })
    if (!old || !newest) throw new Refusal(`There is no version ${number}. Please refresh.`)
    if (newest.number !== newestSeen)
      throw new Refusal(`${newest.actorName} has saved version ${newest.number}. Please review it first.`)
    const changed = await restoreText(tx, kind, parseStoredText(old))
    const summary = `restored version ${number}`
    const newNumber = await saveVersion(tx, kind, { summary, actorName: context.admin.name })
    if (newNumber === null) return recordNoChange(context)
    const log = `${summary} of the ${legalDocuments[kind].title}`
    await audit({ action: 'restore', recordId: kind, summary: log })
    // Record each section separately as well, because a section's last change is found by its own events.
    for (const { id, title, isKept } of changed) {
      const action = isKept ? 'update' : 'delete'
      const what = inLog(kind, action, `${isKept ? 'restored' : 'removed'} “${title}”`)
      await audit({ action, recordId: id, summary: `${what} with version ${number}` })
    }
    return { number: newNumber }
  },
)

type Context = Pick<AdminActionContext, 'tx' | 'admin' | 'audit'>

interface Entry {
  action: string
  recordId: string
  summary: string
  details?: Prisma.InputJsonObject
}

/**
 * Saves the version and the audit event, and returns the version's number. A typed "Last updated" stays until staff
 * change it. Clears the seeded one, which applies only to the first version.
 */
async function record({ tx, admin, audit }: Context, kind: LegalKind, entry: Entry) {
  await tx.legalDocument.updateMany({
    where: { kind, version: FIRST_VERSION },
    data: { lastUpdatedText: '', version: { increment: 1 } },
  })
  const number = await saveVersion(tx, kind, { summary: entry.summary, actorName: admin.name })
  await audit({ ...entry, summary: inLog(kind, entry.action, entry.summary) })
  return number
}

async function recordNoChange({ audit }: Context) {
  await audit(null)
  return { number: null }
}

const prepositions = new Map([
  ['create', 'to'],
  ['restore', 'to'],
  ['delete', 'from'],
])

/** Returns a summary for the activity log, such as "added “Fees” to the Terms of Service". */
const inLog = (kind: LegalKind, action: string, summary: string) =>
  `${summary} ${prepositions.get(action) ?? 'in'} the ${legalDocuments[kind].title}`

async function refuseTooMany(tx: Transaction, kind: LegalKind) {
  const count = await tx.legalSection.count({ where: { kind, deletedAt: null } })
  if (count >= legalLimits.sections)
    throw new Refusal(
      `A document can have at most ${legalLimits.sections} sections. Please move one to Trash first.`,
    )
}

async function titleOf(tx: Transaction, id: string) {
  const { title } = await tx.legalSection.findUniqueOrThrow({ where: { id }, select: { title: true } })
  return title
}

/** Returns the saved section as form values. */
async function findSection(tx: Transaction, kind: LegalKind, id: string) {
  const { version, title, content } = await tx.legalSection.findUniqueOrThrow({ where: { id } })
  const sections = await listSections(tx, kind)
  const order = String(sections.findIndex((section) => section.id === id) + 1)
  return { noun, id, version, values: { title, content, order, orderBefore: order } }
}
