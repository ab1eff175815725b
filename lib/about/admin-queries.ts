import 'server-only'
import { findLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { ABOUT_TEXTS } from './schema'

const noun = 'about'

export async function getAboutTextsForEdit() {
  await requireAdmin('about')
  const values = await db.aboutPage.findFirstOrThrow({
    select: { version: true, missionText: true, storyText: true },
  })
  const changes = await findLastChanges(db, noun, [ABOUT_TEXTS])
  return { values, lastChange: changes.get(ABOUT_TEXTS) ?? null }
}
