'use server'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { deleting, ordering, restoring } from '@/lib/content/order-and-trash'
import { saving } from '@/lib/content/save'
import type { Transaction } from '@/lib/platform/db'
import { aboutLists } from './lists'
import { ABOUT_TEXTS, aboutTextsSchema } from './schema'

const noun = 'about'

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
      action: 'update-texts',
      recordId: ABOUT_TEXTS,
      summary: 'changed the mission and the story on the About page',
      details: values,
    })
    return { version: version + 1 }
  },
)

export const saveCoreValue = adminAction(...saving(aboutLists.value))

export const saveTeamMember = adminAction(...saving(aboutLists.member))

export const saveMilestone = adminAction(...saving(aboutLists.milestone))

export const deleteAboutItem = adminAction(...deleting(noun, aboutLists))

export const restoreAboutItem = adminAction(...restoring(noun, aboutLists))

export const reorderAboutItems = adminAction(...ordering(noun, aboutLists))

/** Returns the saved texts in the shape of the form. */
async function findTexts(tx: Transaction) {
  const { version, missionText, storyText } = await tx.aboutPage.findFirstOrThrow()
  return { noun, id: ABOUT_TEXTS, version, values: { missionText, storyText } }
}
