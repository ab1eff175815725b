import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programs, root } from '../start/commands.mjs'

const use = (from) => `import { a } from '${from}'\n\nexport const b = a\n`
const cases = [
  ['an import of app', 'lib/blog/page-size.ts', use('@/app/page'), 'noRestrictedImports'],
  ['a primitive that imports lib', 'components/ui/card.ts', use('@/lib/site'), 'noRestrictedImports'],
  [
    'a primitive that imports from outside its folder',
    'components/ui/table.ts',
    use('../site/logo'),
    'noRestrictedImports',
  ],
  ['an import cycle', 'lib/blog/one.ts', use('./two'), 'noImportCycles'],
  ['the other half of the cycle', 'lib/blog/two.ts', use('./one'), 'noImportCycles'],
  ['a barrel', 'lib/blog/all.ts', "export * from './slug'\n", 'noReExportAll'],
  ['a name in the wrong case', 'lib/blog/postSlug.ts', 'export const a = 1\n', 'useFilenamingConvention'],
  ['a default export', 'lib/blog/slug.ts', 'export default 1\n', 'noDefaultExport'],
]

describe('the linter', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'linter-'))
  let output = ''

  beforeAll(() => {
    copyFileSync(path.join(root, 'biome.json'), path.join(dir, 'biome.json'))
    for (const [, file, text] of cases) {
      mkdirSync(path.join(dir, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(dir, file), text)
    }
    const args = [
      programs.biome,
      'lint',
      '--vcs-enabled=false',
      '--colors=off',
      '--max-diagnostics=none',
      '.',
    ]
    output = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' }).stderr
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it.each(cases)('reports %s', (_what, file, _text, rule) => {
    expect(output).toMatch(new RegExp(`^${file}\\S* .*${rule}`, 'm'))
  })
})
