import { db } from '@/lib/platform/db'
import { placed } from './lists/placed'
import { boilerplate, contact, facts, keyMessages, leaders, news } from './press/texts'

/** Seeds the press kit. Skips tables that have rows, even in the Trash. */
export async function seed() {
  await db.pressPage.createMany({ data: [{ boilerplate }], skipDuplicates: true })
  await db.pressContact.createMany({ data: [contact], skipDuplicates: true })
  if ((await db.pressFact.count()) === 0) await db.pressFact.createMany({ data: placed(facts) })
  if ((await db.keyMessage.count()) === 0) await db.keyMessage.createMany({ data: placed(keyMessages) })
  if ((await db.pressLeader.count()) === 0) await db.pressLeader.createMany({ data: placed(leaders) })
  if ((await db.newsItem.count()) === 0) await db.newsItem.createMany({ data: placed(news) })
}
