import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedNames, registries } from '../scripts/check-structure/rules.mjs'
import { cacheTags, nouns, recordKinds } from './nouns'

/** Folders of lib/ that are shared foundations, or that have neither a screen nor records. */
const foundations = [
  'platform',
  'auth',
  'audit',
  'consent',
  'content',
  'from-address',
  'palette',
  'plan',
  'storage',
  'mail',
  'views',
]

/** Seeds that need storage, which may be connected long after everything else was seeded. */
const laterSeeds = ['covers', 'help-pictures', 'portraits', 'press-assets']

describe('nouns', () => {
  it('include every folder of lib that is not a foundation', () => {
    const folders = readdirSync(path.join(import.meta.dirname), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect([...nouns.map(({ name }) => name), ...foundations].sort()).toEqual(folders.sort())
  })

  it('are cached if and only if they have tagged reads and writes that expire the tag', () => {
    const read = (file: string) => {
      const place = path.join(import.meta.dirname, file)
      return existsSync(place) ? readFileSync(place, 'utf8') : ''
    }
    const cached = nouns
      .map(({ name }) => name)
      .filter((name) => read(`${name}/queries.ts`).includes(`const TAG: CacheTag = '${name}'`))
    expect(cached.sort()).toEqual([...cacheTags].sort())
    for (const tag of cacheTags) expect(read(`${tag}/actions.ts`), tag).toMatch(/\btag\b/)
  })

  it('have seeds that run, each in a file of prisma/seed named after its noun', async () => {
    const seeds = globSync('prisma/seed/*.ts', { exclude: ['prisma/seed/index.ts'] })
    expect(seeds.length).toBeGreaterThan(8)
    for (const file of seeds) {
      const noun = path.basename(file, '.ts')
      expect([...nouns.map(({ name }) => name), ...foundations, ...laterSeeds], file).toContain(noun)
      expect(readFileSync(file, 'utf8'), file).toMatch(/^export async function seed\(\) \{$/m)
    }
  })

  it('are documented: ARCHITECTURE.md explains every kind of file of a noun in under a thousand words', () => {
    const text = readFileSync('ARCHITECTURE.md', 'utf8')
    expect(text.split(/\s+/).length).toBeLessThan(1_000)
    const table = text.slice(text.indexOf('## The files of a noun'), text.indexOf('## How data flows'))
    const recipe = text.slice(
      text.indexOf('## Recipe: add a content type'),
      text.indexOf('## Recipe: add a list'),
    )
    const kinds = new Set([...fixedNames, ...Object.values(registries).flat()])
    expect(kinds.size).toBeGreaterThan(10)
    for (const kind of kinds) {
      const [file = ''] = globSync(`lib/*/${kind}.{ts,tsx}`).map((found) => path.basename(found))
      expect(table).toContain(`\`${file}\``)
      expect(recipe).toContain(`\`${file}\``)
    }
    const outside = ['prisma/schema', 'prisma/seed', 'tests/integration', 'app/(site)', 'app/admin/(panel)']
    for (const folder of outside) expect(recipe).toContain(`${folder}/<noun>`)
  })

  it('give every kind of record a unique key', () => {
    const keys = nouns.flatMap(({ records = {} }) => Object.keys(records))
    expect(recordKinds.size).toBe(keys.length)
  })

  it('only include kinds of records in the search that can be opened', () => {
    for (const { path: address } of recordKinds.values()) expect(address).toMatch(/^\/admin\/.*[/=]$/)
  })
})
