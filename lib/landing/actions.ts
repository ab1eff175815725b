'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { deleting, ordering, restoring } from '@/lib/content/order-and-trash'
import { saving } from '@/lib/content/save'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { landingLists } from './lists'
import { claimInfo, claimSchema, claimVisibilitySchema, sourcedOnlySchema } from './schema'

const noun = 'landing'

export const saveTestimonial = adminAction(...saving(landingLists.testimonial))

export const saveLandingFaq = adminAction(...saving(landingLists.faq))

export const saveFeature = adminAction(...saving(landingLists.feature))

export const deleteLandingItem = adminAction(...deleting(noun, landingLists))

export const restoreLandingItem = adminAction(...restoring(noun, landingLists))

export const reorderLandingItems = adminAction(...ordering(noun, landingLists))

/** Saves a claim. Every claim has a row from the start, so none are added or deleted. */
export const saveClaim = adminAction(
  {
    name: 'landing.save-claim',
    schema: claimSchema,
    tag: 'landing',
    failure: 'The claim could not be saved. Please try again.',
  },
  async ({ key, version, checkedOn, ...input }, { tx, audit }) => {
    const values = { ...input, publicSource: input.publicSource || null }
    const { count } = await tx.claim.updateMany({
      where: { key, version },
      data: { ...values, checkedOn: new Date(checkedOn), version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findClaim(tx, key))
    await audit({
      action: 'update',
      recordId: key,
      summary: `set the claim “${claimInfo[key].name}” to ${values.value}`,
      details: { ...values, checkedOn },
    })
    return null
  },
)

/** Shows or hides a claim. Setting the current value again has no effect, so a stale screen does no harm. */
export const setClaimShown = adminAction(
  {
    name: 'landing.set-claim-shown',
    schema: claimVisibilitySchema,
    tag: 'landing',
    failure: 'The claim could not be changed. Please try again.',
  },
  async ({ key, isShown }, { tx, audit }) => {
    const { name, isInText } = claimInfo[key]
    if (isInText) throw new Refusal('This claim is part of the press kit’s text. Please edit it there.')
    const { count } = await tx.claim.updateMany({
      where: { key, isShown: !isShown },
      data: { isShown },
    })
    await audit(
      count === 0
        ? null
        : {
            action: 'update',
            recordId: key,
            summary: `${isShown ? 'switched on' : 'switched off'} the claim “${name}”`,
            details: { isShown },
          },
    )
    return null
  },
)

/** Sets whether the site shows only claims with a source. */
export const setOnlySourced = adminAction(
  {
    name: 'landing.set-only-sourced',
    schema: sourcedOnlySchema,
    tag: 'landing',
    failure: 'The setting could not be changed. Please try again.',
  },
  async ({ onlySourced }, { tx, audit }) => {
    await tx.claimSettings.createMany({ data: { id: 1 }, skipDuplicates: true })
    const { count } = await tx.claimSettings.updateMany({
      where: { id: 1, onlySourced: !onlySourced },
      data: { onlySourced },
    })
    await audit(
      count === 0
        ? null
        : {
            action: 'settings',
            recordId: 'claims',
            summary: onlySourced ? 'hid all claims without a source' : 'showed claims without a source again',
            details: { onlySourced },
          },
    )
    return null
  },
)

/** Returns the saved claim as form values; null if it no longer exists. */
async function findClaim(tx: Transaction, key: string) {
  const found = await tx.claim.findUnique({ where: { key } })
  if (!found) return null
  const { version, value, label, source, publicSource, checkedOn } = found
  return {
    noun,
    id: key,
    version,
    values: {
      value,
      label,
      source,
      publicSource: publicSource ?? '',
      checkedOn: checkedOn.toISOString().slice(0, 10),
    },
  }
}
