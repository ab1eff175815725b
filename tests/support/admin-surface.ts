import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { contentLists } from '@/lib/nouns-server'
import { query } from './database'

/** Fields that satisfy as many schemas as possible. An attacker could derive them from the client code. */
export const plausible = {
  id: randomUUID(),
  ids: [randomUUID()],
  selection: { q: '', status: null },
  status: 'converted',
  deletedAt: new Date().toISOString(),
  subject: 'Hello',
  preview: '',
  body: 'Hello',
  email: 'canary@example.com',
  audience: { kind: 'waitlist', q: '', status: null },
  recipients: 1,
}

function asForm() {
  const form = new FormData()
  for (const [name, value] of Object.entries(plausible)) form.set(name, String(value))
  return form
}

export const argumentLists: unknown[][] = [
  [],
  [null],
  [''],
  [[]],
  [{ contains: '' }],
  [plausible],
  [asForm()],
  [null, asForm()],
  [{ ok: true, data: null }, asForm()],
]

type Exported = Record<string, unknown>

export async function importAll(pattern: string) {
  const files = globSync(pattern)
  expect(files, pattern).not.toEqual([])
  return Promise.all(
    files.map(async (file) => {
      const exported: Exported = await import(path.resolve(file))
      return { file, noun: file.split(path.sep)[1] ?? '', exported: Object.entries(exported) }
    }),
  )
}

/** Returns a hash of each table's rows, including the job queue. */
export async function snapshotTables() {
  const tables = await query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`)
  const selects = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${name} t`,
  )
  const rows = await query<{ name: string; hash: string }>(selects.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/**
 * Returns the argument lists to call an admin query with. The queries in lib/content expect a content list or
 * its noun.
 */
export function argumentsOf(file: string, name: string): unknown[][] {
  if (path.dirname(file) !== path.join('lib', 'content')) return argumentLists
  return contentLists.map((list) => (name === 'listRows' ? [list] : [list.noun, {}]))
}
