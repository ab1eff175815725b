import 'server-only'
import { refuseSave } from '@/lib/audit/refuse-save'
import type { ActionEntry, AdminActionContext } from '@/lib/auth/admin-action'
import { refuseMissingImage } from '@/lib/media/lock-images'
import type { Transaction } from '@/lib/platform/db'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import { limitText, nextPosition } from '@/lib/platform/ordered-list'
import { dayOf, formValues } from './form-values'
import type { Content, ContentList, ContentSchema, ListRow } from './list'

/**
 * Adds a row to the end of its list, or updates the version that the form started from, unless the list would have too
 * much text. Returns whether it was added.
 */
export async function saveRow(tx: Transaction, list: ContentList, content: Content): Promise<boolean> {
  return limitText(tx, list, () => writeRow(tx, list, content))
}

async function writeRow(tx: Transaction, list: ContentList, { id, version, ...values }: Content) {
  const rows = list.rows(tx)
  if (version === 0 && (await rows.count({ where: { id } })) === 0) {
    const position = await nextPosition(tx, list)
    await rows.create({ data: { id, position, ...list.only, ...values }, select: { id: true } })
    return true
  }
  const { count } = await rows.updateMany({
    where: { ...list.only, id, version: version || FIRST_VERSION, deletedAt: null },
    data: { ...values, version: { increment: 1 } },
  })
  if (count === 0) await refuseSave(tx, await findSaved(tx, list, id))
  return false
}

/** Returns the saved row as form values; null if it no longer exists. */
async function findSaved(tx: Transaction, { rows, select, fields, only, noun }: ContentList, id: string) {
  const row = await rows(tx).findFirst({ where: { ...only, id, deletedAt: null }, select })
  return row && { noun, id, version: row.version, values: formValues(row, fields) }
}

/** Returns the activity log entry for a saved row. */
export function savedEntry(list: ContentList, content: Content, isNew: boolean): ActionEntry {
  const { id, version: _, ...values } = content
  const details = Object.entries(values).map(([field, value]) => [
    field,
    value instanceof Date ? dayOf(value) : value,
  ])
  return {
    action: isNew ? 'create' : 'update',
    recordId: id,
    summary: `${isNew ? 'added' : 'changed'} ${list.inLog(content)}`,
    details: Object.fromEntries(details),
  }
}

/** Returns the options of the action that saves a row of a list. */
export function saveOptions<Schema extends ContentSchema>({
  noun,
  key,
  facts,
  schema,
}: ContentList<ListRow, Schema>) {
  return {
    name: `${noun}.save-${key}` as const,
    schema,
    tag: noun,
    failure: `The ${facts.name} could not be saved. Please try again.`,
  }
}

/** Returns the arguments of `adminAction` to save a row of a list: `adminAction(...saving(milestones))`. */
export function saving<Schema extends ContentSchema>(list: ContentList<ListRow, Schema>) {
  const save = async (content: Content, { tx, audit }: AdminActionContext) => {
    if (content.imageId) await refuseMissingImage(tx, String(content.imageId))
    await audit(savedEntry(list, content, await saveRow(tx, list, content)))
    return null
  }
  return [saveOptions(list), save] as const
}
