import path from 'node:path'
import { programs, root, runNode } from '../start/commands.mjs'

/** Format, lint and what the linter can say about folders: see biome.json. */
export async function checkLint() {
  await runNode(
    [programs.biome, 'check', '--error-on-warnings', '--colors=off', '--max-diagnostics=100', '.'],
    {
      name: 'biome',
    },
  )
}

/** The rules of the folders that the linter cannot say. */
export async function checkStructure() {
  await runNode([path.join(root, 'scripts/check-structure.mjs')], { name: 'The structure check' })
}

export async function checkTypes() {
  await runNode([programs.next, 'typegen'], { env: testBuild, name: 'next typegen' })
  await runNode([programs.tsc, '--noEmit', '--incremental', 'false', '-p', 'scripts/test/tsconfig.json'], {
    name: 'tsc',
  })
}

export async function checkDeadCode() {
  // Playwright's configuration wants to know the site; any will do to be read.
  await runNode([programs.knip], { env: { TEST_SITE_URL: 'http://localhost' }, name: 'knip' })
}

/** Leads Next to the folder of the test build. */
export const testBuild = { NEXT_DIST_DIR: '.next-test' }
