import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

// docs/asvs.csv lists each requirement of OWASP ASVS 5.0 at levels 1 and 2, with the evidence that the site meets it.

const requirement = z.strictObject({
  id: z.string().regex(/^V\d+\.\d+\.\d+$/),
  level: z.enum(['1', '2']),
  state: z.enum(['met', 'not met', 'not applicable']),
  /** Files, or "file#text": a test's name, a heading or other text in the file. */
  pointers: z.string().transform((text) => text.split(' | ').filter(Boolean)),
  note: z.string(),
})
const requirements = z
  .array(requirement)
  .parse(parse(readFileSync('docs/asvs.csv', 'utf8'), { columns: true, relax_column_count: false }))

const count = (state: string, level?: string) =>
  requirements.filter((each) => each.state === state && (!level || each.level === level)).length

/** Returns the text of a file without the backslashes that escape quotes in test names. */
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll("\\'", "'")

describe('the list of requirements', () => {
  it('contains every requirement of both levels, once', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(193)
    expect(requirements).toHaveLength(193)
    expect(requirements.filter(({ level }) => level === '1')).toHaveLength(64)
  })

  it('refers to existing files, and to text in them', () => {
    const missing = requirements.flatMap(({ id, pointers }) =>
      pointers.filter((pointer) => !exists(pointer)).map((pointer) => `${id}: ${pointer}`),
    )
    expect(missing).toEqual([])
  })

  it('has evidence for each requirement that is met, and evidence or a reason for all others', () => {
    const unproven = requirements.filter(({ state, pointers, note }) =>
      state === 'met' ? pointers.length === 0 : pointers.length === 0 && note === '',
    )
    expect(unproven).toEqual([])
  })

  it('is summarized correctly in docs/security.md', () => {
    const sum = (level?: string) =>
      `${count('met', level)} met, ${count('not met', level)} not met, ${count('not applicable', level)} not applicable`
    expect(readFileSync('docs/security.md', 'utf8')).toContain(
      `Level 1: ${sum('1')}. Level 2: ${sum('2')}. Both: ${sum()}.`,
    )
  })
})

function exists(pointer: string) {
  const [file = '', text = ''] = pointer.split(/#(.*)/s)
  return existsSync(file) && textOf(file).includes(text)
}
