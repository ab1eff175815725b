'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { deleting, ordering, restoring } from '@/lib/content/order-and-trash'
import { savedEntry, saveOptions, saveRow, saving } from '@/lib/content/save'
import { previewKey } from '@/lib/media/schema'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { pressLists } from './lists'
import { placeByDate } from './place-by-date'
import { boilerplateSchema, PRESS_CONTACT, PRESS_PAGE, pressContactSchema } from './schema'

const noun = 'press'
const tag = noun

export const savePressFact = adminAction(
  { ...saveOptions(pressLists.fact), failure: 'The fact could not be saved.' },
  async (fact, { tx, audit }) => {
    const { id, version, ...values } = fact
    const same = await tx.pressFact.findFirst({ where: { id, ...values, deletedAt: null } })
    // Nothing changed: the form was sent again because its response was lost.
    if (same) {
      await audit(null)
      return { version: same.version }
    }
    const isNew = await saveRow(tx, pressLists.fact, fact)
    // Record every save, even while someone is still typing, because each one is public immediately.
    await audit(savedEntry(pressLists.fact, fact, isNew))
    return { version: isNew ? FIRST_VERSION : (version || FIRST_VERSION) + 1 }
  },
)

export const saveKeyMessage = adminAction(...saving(pressLists.message))

export const saveLeader = adminAction(...saving(pressLists.leader))

export const savePressAsset = adminAction(saveOptions(pressLists.asset), async (asset, { tx, audit }) => {
  const { fileId } = asset
  if ((await tx.pressFile.count({ where: { id: fileId } })) === 0) {
    const message = 'This file is no longer available. Please upload it again.'
    throw new Refusal(message, { fileId: message })
  }
  // Look up the preview by the file, because the form could name a different one.
  const preview = await tx.mediaImage.findUnique({
    where: { bucket_key: { bucket: UPLOAD_SLOTS.generalImage.bucket, key: previewKey(fileId) } },
    select: { id: true },
  })
  const row = { ...asset, previewId: preview?.id ?? null }
  await audit(savedEntry(pressLists.asset, row, await saveRow(tx, pressLists.asset, row)))
  return null
})

export const saveNews = adminAction(saveOptions(pressLists.news), async (news, { tx, audit }) => {
  const isNew = await saveRow(tx, pressLists.news, news)
  if (isNew) await placeByDate(tx, news.id)
  await audit(savedEntry(pressLists.news, news, isNew))
  return null
})

export const deletePressItem = adminAction(...deleting(noun, pressLists))

export const restorePressItem = adminAction(...restoring(noun, pressLists))

export const reorderPressItems = adminAction(...ordering(noun, pressLists))

/** Saves the press contact. Fields that are not sent keep their values. */
export const savePressContact = adminAction(
  {
    name: 'press.save-contact',
    schema: pressContactSchema,
    tag,
    failure: 'The contact information could not be saved. Please try again.',
  },
  async ({ version, ...sent }, { tx, audit }) => {
    const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
    // Nothing has been saved yet, so the form started empty.
    if (version === 0)
      await tx.pressContact.createMany({ data: { ...NO_CONTACT, version }, skipDuplicates: true })
    const { count } = await tx.pressContact.updateMany({
      where: { id: 1, version },
      data: { ...values, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findContact(tx))
    await audit({
      action: 'update',
      recordId: PRESS_CONTACT,
      summary: 'changed the press kit’s contact information',
      details: values,
    })
    return { version: version + 1 }
  },
)

export const saveBoilerplate = adminAction(
  {
    name: 'press.save-boilerplate',
    schema: boilerplateSchema,
    tag,
    failure: 'The text could not be saved. Please try again.',
  },
  async ({ version, boilerplate }, { tx, audit }) => {
    if (version === 0) await tx.pressPage.createMany({ data: { boilerplate, version }, skipDuplicates: true })
    const { count } = await tx.pressPage.updateMany({
      where: { id: 1, version },
      data: { boilerplate, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findPage(tx))
    await audit({
      action: 'update',
      recordId: PRESS_PAGE,
      summary: 'changed the press kit’s boilerplate',
      details: { boilerplate },
    })
    return { version: version + 1 }
  },
)

const NO_CONTACT = { pressEmail: '', pressPhone: '', generalEmail: '', address: '' }

/** Returns the saved contact in the shape of the form. */
async function findContact(tx: Transaction) {
  const { version, pressEmail, pressPhone, generalEmail, address } = await tx.pressContact.findUniqueOrThrow({
    where: { id: 1 },
  })
  return { noun, id: PRESS_CONTACT, version, values: { pressEmail, pressPhone, generalEmail, address } }
}

/** Returns the saved boilerplate in the shape of the form. */
async function findPage(tx: Transaction) {
  const { version, boilerplate } = await tx.pressPage.findUniqueOrThrow({ where: { id: 1 } })
  return { noun, id: PRESS_PAGE, version, values: { boilerplate } }
}
