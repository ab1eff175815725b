import { BUCKETS } from '@/lib/platform/upload-slots'
import { listObjects, openObject } from '@/lib/storage/objects'
import { query } from './database'

/**
 * Objects stored by earlier tests cannot contain a word that this test made up, so skip them. Storage times have a
 * resolution of one second.
 */
const startedAt = Date.now() - performance.now() - 2_000

/**
 * Returns where a word occurs, ignoring case: in any row of any table (bytes as hexadecimal), and in the keys and
 * bytes of stored objects.
 */
export async function findCanary(word: string): Promise<string[]> {
  return [...(await findInDatabase(word)), ...(await findInStorage(word))]
}

async function findInDatabase(word: string): Promise<string[]> {
  const tables = await query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  const hex = Buffer.from(word).toString('hex')
  const searches = tables.map(
    ({ name }) => `select '${name}: ' || held::text as hit from ${name} as held
      where held::text ilike $1 or held::text ilike $2`,
  )
  const hits = await query<{ hit: string }>(searches.join(' union all '), [`%${word}%`, `%${hex}%`])
  return hits.map(({ hit }) => hit)
}

async function findInStorage(word: string): Promise<string[]> {
  const hits: string[] = []
  for (const bucket of BUCKETS)
    for await (const { key, writtenAt } of listObjects(bucket)) {
      if (writtenAt.getTime() < startedAt) continue
      const object = await openObject(bucket, key)
      const bytes = object ? Buffer.concat(await Array.fromAsync(object.body)) : Buffer.alloc(0)
      if (key.includes(word) || bytes.includes(word)) hits.push(`${bucket}/${key}`)
    }
  return hits
}
