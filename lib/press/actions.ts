'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { refuseLostImage } from '@/lib/media/refuse-lost-image'
import { previewKey } from '@/lib/media/schema'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { moveToTrash, saveOrder, takeFromTrash } from '@/lib/platform/ordered-list'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { orderedLists } from './ordered-lists'
import { placeByDate } from './place-by-date'
import { saveItem } from './save-item'
import {
  assetSchema,
  boilerplateSchema,
  factSchema,
  keyMessageSchema,
  leaderSchema,
  newsSchema,
  PRESS_CONTACT,
  PRESS_PAGE,
  type PressList,
  pressContactSchema,
  pressItemSchema,
  pressOrderSchema,
} from './schema'

const noun = 'press'
const tag = noun

/** Facts are saved while they are typed: what one person changes within so long is one entry of the log. */
const SAME_CHANGE_MS = 2 * 60 * 1000

export const savePressFact = adminAction(
  { name: 'press.save-fact', schema: factSchema, tag, failure: 'The fact could not be saved.' },
  async ({ id, version, ...values }, { tx, admin, audit }) => {
    const now = await findFact(tx, id)
    // The answer to the first time was lost.
    const isSaved = now !== null && now.values.label === values.label && now.values.value === values.value
    if (isSaved) {
      await audit(null)
      return { version: now.version }
    }
    const isNew = await saveItem(
      tx,
      { list: 'fact', id, version },
      {
        count: () => tx.pressFact.count({ where: { id } }),
        create: (position) =>
          tx.pressFact.create({ data: { id, position, ...values }, select: { id: true } }),
        update: (where) => tx.pressFact.updateMany({ where, data: { ...values, version: { increment: 1 } } }),
        find: async () => now,
      },
    )
    const since = new Date(Date.now() - SAME_CHANGE_MS)
    const entry = { noun, recordId: id, actorId: admin.id, at: { gt: since } }
    const isGoingOn = !isNew && (await tx.auditEvent.count({ where: entry })) > 0
    await audit(
      isGoingOn
        ? null
        : {
            noun,
            action: isNew ? 'create' : 'update',
            recordId: id,
            summary: `${isNew ? 'added' : 'changed'} the fact “${values.label || 'without a label'}” of the press kit`,
            details: values,
          },
    )
    return { version: isNew ? 1 : (version || 1) + 1 }
  },
)

export const saveKeyMessage = adminAction(
  {
    name: 'press.save-message',
    schema: keyMessageSchema,
    tag,
    failure: 'The key message could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    const isNew = await saveItem(
      tx,
      { list: 'message', id, version },
      {
        count: () => tx.keyMessage.count({ where: { id } }),
        create: (position) =>
          tx.keyMessage.create({ data: { id, position, ...values }, select: { id: true } }),
        update: (where) =>
          tx.keyMessage.updateMany({ where, data: { ...values, version: { increment: 1 } } }),
        find: () => findMessage(tx, id),
      },
    )
    await audit({ ...change(isNew, `the key message “${values.title}”`), recordId: id, details: values })
    return null
  },
)

export const saveLeader = adminAction(
  {
    name: 'press.save-leader',
    schema: leaderSchema,
    tag,
    failure: 'The leadership member could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    await refuseLostImage(tx, values.imageId)
    const isNew = await saveItem(
      tx,
      { list: 'leader', id, version },
      {
        count: () => tx.pressLeader.count({ where: { id } }),
        create: (position) =>
          tx.pressLeader.create({ data: { id, position, ...values }, select: { id: true } }),
        update: (where) =>
          tx.pressLeader.updateMany({ where, data: { ...values, version: { increment: 1 } } }),
        find: () => findLeader(tx, id),
      },
    )
    await audit({ ...change(isNew, `${values.name} of the leadership`), recordId: id, details: values })
    return null
  },
)

export const savePressAsset = adminAction(
  {
    name: 'press.save-asset',
    schema: assetSchema,
    tag,
    failure: 'The media asset could not be saved. Please try again.',
  },
  async ({ id, version, ...given }, { tx, audit }) => {
    const { fileId } = given
    if ((await tx.pressFile.count({ where: { id: fileId } })) === 0) {
      const message = 'This file is not here any more. Please upload it again.'
      throw new Refusal(message, { fileId: message })
    }
    // Known by the file: a preview that a form names could show something else.
    const preview = await tx.mediaImage.findUnique({
      where: { bucket_key: { bucket: UPLOAD_SLOTS.generalImage.bucket, key: previewKey(fileId) } },
      select: { id: true },
    })
    const values = { ...given, previewId: preview?.id ?? null }
    const isNew = await saveItem(
      tx,
      { list: 'asset', id, version },
      {
        count: () => tx.pressAsset.count({ where: { id } }),
        create: (position) =>
          tx.pressAsset.create({ data: { id, position, ...values }, select: { id: true } }),
        update: (where) =>
          tx.pressAsset.updateMany({ where, data: { ...values, version: { increment: 1 } } }),
        find: () => findAsset(tx, id),
      },
    )
    await audit({ ...change(isNew, `the media asset “${values.name}”`), recordId: id, details: values })
    return null
  },
)

export const saveNews = adminAction(
  {
    name: 'press.save-news',
    schema: newsSchema,
    tag,
    failure: 'The coverage could not be saved. Please try again.',
  },
  async ({ id, version, date, ...rest }, { tx, audit }) => {
    const values = { ...rest, date: new Date(date) }
    const isNew = await saveItem(
      tx,
      { list: 'news', id, version },
      {
        count: () => tx.newsItem.count({ where: { id } }),
        create: (position) => tx.newsItem.create({ data: { id, position, ...values }, select: { id: true } }),
        update: (where) => tx.newsItem.updateMany({ where, data: { ...values, version: { increment: 1 } } }),
        find: () => findNews(tx, id),
      },
    )
    if (isNew) await placeByDate(tx, id)
    const details = { date, ...rest }
    await audit({ ...change(isNew, `the coverage “${values.title}”`), recordId: id, details })
    return null
  },
)

/** What the form does not send stays as it is. */
export const savePressContact = adminAction(
  {
    name: 'press.save-contact',
    schema: pressContactSchema,
    tag,
    failure: 'The contact information could not be saved. Please try again.',
  },
  async ({ version, ...sent }, { tx, audit }) => {
    const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
    // Never set up: the form began with nothing.
    if (version === 0)
      await tx.pressContact.createMany({ data: { ...NO_CONTACT, version }, skipDuplicates: true })
    const { count } = await tx.pressContact.updateMany({
      where: { id: 1, version },
      data: { ...values, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findContact(tx))
    await audit({
      noun,
      action: 'update',
      recordId: PRESS_CONTACT,
      summary: 'changed the contact information of the press kit',
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
      noun,
      action: 'update',
      recordId: PRESS_PAGE,
      summary: 'changed what the press may print of the company',
      details: { boilerplate },
    })
    return { version: version + 1 }
  },
)

export const deletePressItem = adminAction(
  {
    name: 'press.delete',
    schema: pressItemSchema,
    tag,
    failure: 'It could not be deleted. Please try again.',
  },
  async ({ list, id }, { tx, audit }) => {
    await moveToTrash(tx, orderedLists[list], id)
    await audit({ noun, action: 'delete', recordId: id, summary: `moved ${words[list].one} to Trash` })
    return null
  },
)

export const restorePressItem = adminAction(
  {
    name: 'press.restore',
    schema: pressItemSchema,
    tag,
    failure: 'It could not be restored. Please try again.',
  },
  async ({ list, id }, { tx, audit }) => {
    await takeFromTrash(tx, orderedLists[list], id)
    await audit({ noun, action: 'restore', recordId: id, summary: `restored ${words[list].one}` })
    return null
  },
)

export const orderPressItems = adminAction(
  {
    name: 'press.order',
    schema: pressOrderSchema,
    tag,
    failure: 'The order could not be saved. Please try again.',
  },
  async ({ list, ...order }, { tx, audit }) => {
    await saveOrder(tx, orderedLists[list], order)
    await audit({ noun, action: 'order', summary: `changed the order of ${words[list].all}` })
    return null
  },
)

const NO_CONTACT = { pressEmail: '', pressPhone: '', generalEmail: '', address: '' }

const change = (isNew: boolean, what: string) => ({
  noun,
  action: isNew ? 'create' : 'update',
  summary: `${isNew ? 'added' : 'changed'} ${what}`,
})

const words: Record<PressList, { one: string; all: string }> = {
  fact: { one: 'a fact of the press kit', all: 'the facts of the press kit' },
  message: { one: 'a key message', all: 'the key messages' },
  leader: { one: 'a leadership member', all: 'the leadership' },
  asset: { one: 'a media asset', all: 'the media assets' },
  news: { one: 'a piece of coverage', all: 'the recent coverage' },
}

// What is saved now, as the forms have it; null when it is gone.

async function findFact(tx: Transaction, id: string) {
  const found = await tx.pressFact.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, label, value } = found
  return { noun, id, version, values: { label, value } }
}

async function findMessage(tx: Transaction, id: string) {
  const found = await tx.keyMessage.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, title, description } = found
  return { noun, id, version, values: { title, description } }
}

async function findLeader(tx: Transaction, id: string) {
  const found = await tx.pressLeader.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, name, role, bio, imageId } = found
  return { noun, id, version, values: { name, role, bio, imageId: imageId ?? '' } }
}

async function findAsset(tx: Transaction, id: string) {
  const found = await tx.pressAsset.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, name, category, description, fileId } = found
  return { noun, id, version, values: { name, category, description, fileId } }
}

async function findNews(tx: Transaction, id: string) {
  const found = await tx.newsItem.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, title, outlet, link } = found
  const date = found.date.toISOString().slice(0, 10)
  return { noun, id, version, values: { date, title, outlet, link } }
}

async function findContact(tx: Transaction) {
  const { version, pressEmail, pressPhone, generalEmail, address } = await tx.pressContact.findUniqueOrThrow({
    where: { id: 1 },
  })
  return { noun, id: PRESS_CONTACT, version, values: { pressEmail, pressPhone, generalEmail, address } }
}

async function findPage(tx: Transaction) {
  const { version, boilerplate } = await tx.pressPage.findUniqueOrThrow({ where: { id: 1 } })
  return { noun, id: PRESS_PAGE, version, values: { boilerplate } }
}
