import { listObjects, openObject } from '@/lib/platform/storage'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { query } from './database'

/**
 * Where a word occurs, in any case: in any row of any table of the database as text (bytes by their hexadecimal form), and in the
 * keys and bytes of what is stored.
 */
export async function findCanary(word: string): Promise<string[]> {
  return [...(await findInDatabase(word)), ...(await findInStorage(word))]
}

async function findInDatabase(word: string): Promise<string[]> {
  const tables = await query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  const hex = Buffer.from(word).toString('hex')
  const hits = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await query<{ row: string }>(
        `select held::text as row from ${name} as held where held::text ilike $1 or held::text ilike $2`,
        [`%${word}%`, `%${hex}%`],
      )
      return rows.map(({ row }) => `${name}: ${row}`)
    }),
  )
  return hits.flat()
}

async function findInStorage(word: string): Promise<string[]> {
  const hits: string[] = []
  for (const bucket of BUCKETS)
    for await (const { key } of listObjects(bucket)) {
      const object = await openObject(bucket, key)
      const bytes = object ? Buffer.concat(await Array.fromAsync(object.body)) : Buffer.alloc(0)
      if (key.includes(word) || bytes.includes(word)) hits.push(`${bucket}/${key}`)
    }
  return hits
}
