import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/platform/db'
import { storePressFile } from '@/lib/press/upload'
import { assets, type SeedAsset } from './press/assets'
import { boilerplate, contact, facts, keyMessages, leaders, news } from './press/texts'

/** What journalists are given at first. A table that has rows, in Trash or not, is left as it is. */
export async function seedPress() {
  await db.pressPage.createMany({ data: [{ boilerplate }], skipDuplicates: true })
  await db.pressContact.createMany({ data: [contact], skipDuplicates: true })
  if ((await db.pressFact.count()) === 0) await db.pressFact.createMany({ data: placed(facts) })
  if ((await db.keyMessage.count()) === 0) await db.keyMessage.createMany({ data: placed(keyMessages) })
  if ((await db.pressLeader.count()) === 0) await db.pressLeader.createMany({ data: placed(leaders) })
  if ((await db.newsItem.count()) === 0) await db.newsItem.createMany({ data: placed(news) })
  if ((await db.pressAsset.count()) === 0) await seedAssets()
}

function placed<Row extends object>(rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

/** All of them or none: a run that broke off is made good by the next. */
async function seedAssets() {
  const stored = []
  for (const asset of assets) stored.push(await store(asset))
  await db.pressAsset.createMany({ data: placed(stored) })
}

/** Through the same door as uploads: looked at, cleaned, written to storage, given a preview. */
async function store({ file, ...texts }: SeedAsset) {
  const body = await readFile(path.join(import.meta.dirname, 'press', file))
  const { id, previewId } = await storePressFile({ name: path.basename(file), body, actor: null })
  return { ...texts, fileId: id, previewId }
}
