'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { deleting, ordering, restoring } from '@/lib/content/order-and-trash'
import { saving } from '@/lib/content/save'
import type { Transaction } from '@/lib/platform/db'
import { landingLists } from './lists'
import { claimPlaces, claimSchema } from './schema'

const noun = 'landing'

export const saveTestimonial = adminAction(...saving(landingLists.testimonial))

export const saveLandingFaq = adminAction(...saving(landingLists.faq))

export const saveFeature = adminAction(...saving(landingLists.feature))

export const deleteLandingItem = adminAction(...deleting(noun, landingLists))

export const restoreLandingItem = adminAction(...restoring(noun, landingLists))

export const orderLandingItems = adminAction(...ordering(noun, landingLists))

/** Saves a claim. Every claim has a row from the start, so none are added or deleted. */
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

/** Returns the saved claim as form values; null if it no longer exists. */
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
