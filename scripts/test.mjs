// `npm test` and `npm run test:e2e`: on a fresh clone, from nothing to one line that says how many checks passed. This file
// and what it imports stand on Node's own modules and run on Node 20; the rest continues in the project's own Node.
import { continueInProjectNode, ensureDependencies } from './start/bootstrap.mjs'

process.env.TEST_BEGIN = String(Date.now())
try {
  await ensureDependencies()
  process.exitCode = await continueInProjectNode('test/run.mjs', process.argv.slice(2))
} catch (error) {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
