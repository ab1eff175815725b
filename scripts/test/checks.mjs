import path from 'node:path'
import { programs, root, runNode } from '../start/commands.mjs'

/** Checks formatting, lint rules and the folder rules that the linter supports: see biome.json. */
export async function checkLint() {
  await runNode(
    [programs.biome, 'check', '--error-on-warnings', '--colors=off', '--max-diagnostics=100', '.'],
    {
      name: 'biome',
    },
  )
}

/** Checks the folder rules that the linter cannot express. */
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
  // Playwright's configuration requires the site's URL; any URL will do here.
  await runNode([programs.knip], { env: { TEST_SITE_URL: 'http://localhost' }, name: 'knip' })
}

/** Points Next to the folder of the test build. */
export const testBuild = { NEXT_DIST_DIR: '.next-test' }
