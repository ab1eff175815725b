'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { refuseLostImage } from '@/lib/media/refuse-lost-image'
import type { Transaction } from '@/lib/platform/db'
import { moveToTrash, nextPosition, saveOrder, takeFromTrash } from '@/lib/platform/ordered-list'
import { orderedLists } from './ordered-lists'
import {
  claimPlaces,
  claimSchema,
  featureSchema,
  type LandingList,
  landingFaqSchema,
  landingItemSchema,
  landingOrderSchema,
  testimonialSchema,
} from './schema'

const noun = 'landing'

// A form that adds something brings the id with it and version 0. Sent again, because the answer to the first time was lost,
// it finds its own row and saves onto that.
const FIRST = 1

export const saveTestimonial = adminAction(
  {
    name: 'landing.save-testimonial',
    schema: testimonialSchema,
    tag: 'landing',
    failure: 'The testimonial could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    await refuseLostImage(tx, values.imageId)
    const isNew = version === 0 && (await tx.testimonial.count({ where: { id } })) === 0
    if (isNew) {
      const position = await nextPosition(tx, orderedLists.testimonial)
      await tx.testimonial.create({ data: { id, position, ...values }, select: { id: true } })
    } else {
      const { count } = await tx.testimonial.updateMany({
        where: { id, version: version || FIRST, deletedAt: null },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findTestimonial(tx, id))
    }
    await audit({
      noun,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the testimonial of ${values.name}`,
      details: values,
    })
    return null
  },
)

export const saveLandingFaq = adminAction(
  {
    name: 'landing.save-faq',
    schema: landingFaqSchema,
    tag: 'landing',
    failure: 'The FAQ could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    const isNew = version === 0 && (await tx.faq.count({ where: { id } })) === 0
    if (isNew) {
      const position = await nextPosition(tx, orderedLists.faq)
      await tx.faq.create({ data: { id, placement: 'landing', position, ...values }, select: { id: true } })
    } else {
      const { count } = await tx.faq.updateMany({
        where: { id, placement: 'landing', version: version || FIRST, deletedAt: null },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findFaq(tx, id))
    }
    await audit({
      noun,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the question “${values.question}” on the landing page`,
      details: values,
    })
    return null
  },
)

export const saveFeature = adminAction(
  {
    name: 'landing.save-feature',
    schema: featureSchema,
    tag: 'landing',
    failure: 'The feature could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    const isNew = version === 0 && (await tx.feature.count({ where: { id } })) === 0
    if (isNew) {
      const position = await nextPosition(tx, orderedLists.feature)
      await tx.feature.create({ data: { id, position, ...values }, select: { id: true } })
    } else {
      const { count } = await tx.feature.updateMany({
        where: { id, version: version || FIRST, deletedAt: null },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findFeature(tx, id))
    }
    await audit({
      noun,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the feature “${values.title}”`,
      details: values,
    })
    return null
  },
)

/** Claims have a row each from the start: they are only changed. */
export const saveClaim = adminAction(
  {
    name: 'landing.save-claim',
    schema: claimSchema,
    tag: 'landing',
    failure: 'The claim could not be saved. Please try again.',
  },
  async ({ key, version, checkedOn, ...values }, { tx, audit }) => {
    const { count } = await tx.claim.updateMany({
      where: { key, version },
      data: { ...values, checkedOn: new Date(checkedOn), version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findClaim(tx, key))
    await audit({
      noun,
      action: 'update',
      recordId: key,
      summary: `set the claim “${claimPlaces[key].name}” to ${values.value}`,
      details: { ...values, checkedOn },
    })
    return null
  },
)

export const deleteLandingItem = adminAction(
  {
    name: 'landing.delete',
    schema: landingItemSchema,
    tag: 'landing',
    failure: 'It could not be deleted. Please try again.',
  },
  async ({ list, id }, { tx, audit }) => {
    await moveToTrash(tx, orderedLists[list], id)
    await audit({ noun, action: 'delete', recordId: id, summary: `moved ${words[list].one} to Trash` })
    return null
  },
)

export const restoreLandingItem = adminAction(
  {
    name: 'landing.restore',
    schema: landingItemSchema,
    tag: 'landing',
    failure: 'It could not be restored. Please try again.',
  },
  async ({ list, id }, { tx, audit }) => {
    await takeFromTrash(tx, orderedLists[list], id)
    await audit({ noun, action: 'restore', recordId: id, summary: `restored ${words[list].one}` })
    return null
  },
)

export const orderLandingItems = adminAction(
  {
    name: 'landing.order',
    schema: landingOrderSchema,
    tag: 'landing',
    failure: 'The order could not be saved. Please try again.',
  },
  async ({ list, ...order }, { tx, audit }) => {
    await saveOrder(tx, orderedLists[list], order)
    await audit({ noun, action: 'order', summary: `changed the order of ${words[list].all}` })
    return null
  },
)

const words: Record<LandingList, { one: string; all: string }> = {
  testimonial: { one: 'a testimonial', all: 'the testimonials' },
  faq: { one: 'a question of the landing page', all: 'the questions on the landing page' },
  feature: { one: 'a feature', all: 'the features' },
}

// What is saved now, as the forms have it; null when it is gone.

async function findTestimonial(tx: Transaction, id: string) {
  const found = await tx.testimonial.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, name, role, title, content, imageId } = found
  return { noun, id, version, values: { name, role, title, content, imageId: imageId ?? '' } }
}

async function findFaq(tx: Transaction, id: string) {
  const found = await tx.faq.findFirst({ where: { id, placement: 'landing', deletedAt: null } })
  if (!found) return null
  const { version, category, question, answer } = found
  return { noun, id, version, values: { category, question, answer } }
}

async function findFeature(tx: Transaction, id: string) {
  const found = await tx.feature.findFirst({ where: { id, deletedAt: null } })
  if (!found) return null
  const { version, icon, screen, title, description } = found
  return { noun, id, version, values: { icon, screen, title, description } }
}

async function findClaim(tx: Transaction, key: string) {
  const found = await tx.claim.findUnique({ where: { key } })
  if (!found) return null
  const { version, value, label, source, checkedOn } = found
  return {
    noun,
    id: key,
    version,
    values: { value, label, source, checkedOn: checkedOn.toISOString().slice(0, 10) },
  }
}
