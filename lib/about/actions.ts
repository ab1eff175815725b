'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { refuseLostImage } from '@/lib/media/refuse-lost-image'
import type { Transaction } from '@/lib/platform/db'
import { moveToTrash, nextPosition, saveOrder, takeFromTrash } from '@/lib/platform/ordered-list'
import { orderedLists } from './ordered-lists'
import {
  ABOUT_TEXTS,
  type AboutList,
  aboutItemSchema,
  aboutOrderSchema,
  aboutTextsSchema,
  coreValueSchema,
  milestoneSchema,
  teamMemberSchema,
} from './schema'

const noun = 'about'

// A form that adds something brings the id with it and version 0. Sent again, because the answer to the first time was lost,
// it finds its own row and saves onto that.
const FIRST = 1

export const saveAboutTexts = adminAction(
  {
    name: 'about.save-texts',
    schema: aboutTextsSchema,
    tag: 'about',
    failure: 'The changes could not be saved. Please try again.',
  },
  async ({ version, ...values }, { tx, audit }) => {
    const { count } = await tx.aboutPage.updateMany({
      where: { version },
      data: { ...values, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findTexts(tx))
    await audit({
      noun,
      action: 'update-texts',
      recordId: ABOUT_TEXTS,
      summary: 'changed the mission and the story on the About page',
      details: values,
    })
    return { version: version + 1 }
  },
)

export const saveCoreValue = adminAction(
  {
    name: 'about.save-value',
    schema: coreValueSchema,
    tag: 'about',
    failure: 'The core value could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    const isNew = version === 0 && (await tx.coreValue.count({ where: { id } })) === 0
    if (isNew) {
      const position = await nextPosition(tx, orderedLists.value)
      await tx.coreValue.create({ data: { id, position, ...values }, select: { id: true } })
    } else {
      const { count } = await tx.coreValue.updateMany({
        where: { id, version: version || FIRST, deletedAt: null },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findValue(tx, id))
    }
    await audit({
      noun,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the core value “${values.title}”`,
      details: values,
    })
    return null
  },
)

export const saveTeamMember = adminAction(
  {
    name: 'about.save-member',
    schema: teamMemberSchema,
    tag: 'about',
    failure: 'The team member could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    await refuseLostImage(tx, values.imageId)
    const isNew = version === 0 && (await tx.teamMember.count({ where: { id } })) === 0
    if (isNew) {
      const position = await nextPosition(tx, orderedLists.member)
      await tx.teamMember.create({ data: { id, position, ...values }, select: { id: true } })
    } else {
      const { count } = await tx.teamMember.updateMany({
        where: { id, version: version || FIRST, deletedAt: null },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findMember(tx, id))
    }
    await audit({
      noun,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the team member ${values.name}`,
      details: values,
    })
    return null
  },
)

export const saveMilestone = adminAction(
  {
    name: 'about.save-milestone',
    schema: milestoneSchema,
    tag: 'about',
    failure: 'The milestone could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    const isNew = version === 0 && (await tx.milestone.count({ where: { id } })) === 0
    if (isNew) {
      const position = await nextPosition(tx, orderedLists.milestone)
      await tx.milestone.create({ data: { id, position, ...values }, select: { id: true } })
    } else {
      const { count } = await tx.milestone.updateMany({
        where: { id, version: version || FIRST, deletedAt: null },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findMilestone(tx, id))
    }
    await audit({
      noun,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the milestone “${values.title}”`,
      details: values,
    })
    return null
  },
)

export const deleteAboutItem = adminAction(
  {
    name: 'about.delete',
    schema: aboutItemSchema,
    tag: 'about',
    failure: 'It could not be deleted. Please try again.',
  },
  async ({ list, id }, { tx, audit }) => {
    await moveToTrash(tx, orderedLists[list], id)
    await audit({ noun, action: 'delete', recordId: id, summary: `moved ${words[list].one} to Trash` })
    return null
  },
)

export const restoreAboutItem = adminAction(
  {
    name: 'about.restore',
    schema: aboutItemSchema,
    tag: 'about',
    failure: 'It could not be restored. Please try again.',
  },
  async ({ list, id }, { tx, audit }) => {
    await takeFromTrash(tx, orderedLists[list], id)
    await audit({ noun, action: 'restore', recordId: id, summary: `restored ${words[list].one}` })
    return null
  },
)

export const orderAboutItems = adminAction(
  {
    name: 'about.order',
    schema: aboutOrderSchema,
    tag: 'about',
    failure: 'The order could not be saved. Please try again.',
  },
  async ({ list, ...order }, { tx, audit }) => {
    await saveOrder(tx, orderedLists[list], order)
    await audit({ noun, action: 'order', summary: `changed the order of ${words[list].all}` })
    return null
  },
)

const words: Record<AboutList, { one: string; all: string }> = {
  value: { one: 'a core value', all: 'the core values' },
  member: { one: 'a team member', all: 'the team members' },
  milestone: { one: 'a milestone', all: 'the milestones' },
}

// What is saved now, as the forms have it; null when it is gone.

async function findTexts(tx: Transaction) {
  const { version, missionText, storyText } = await tx.aboutPage.findFirstOrThrow()
  return { noun, id: ABOUT_TEXTS, version, values: { missionText, storyText } }
}

async function findValue(tx: Transaction, id: string) {
  const found = await tx.coreValue.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, title, description, icon } = found
  return { noun, id, version, values: { title, description, icon } }
}

async function findMember(tx: Transaction, id: string) {
  const found = await tx.teamMember.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, name, role, bio, imageId } = found
  return { noun, id, version, values: { name, role, bio, imageId: imageId ?? '' } }
}

async function findMilestone(tx: Transaction, id: string) {
  const found = await tx.milestone.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, year, title, description } = found
  return { noun, id, version, values: { year, title, description } }
}
