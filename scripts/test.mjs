// The entry point of `npm test` and `npm run test:e2e`. It works in a fresh clone, and ends with a line that counts the
// passed checks. This file and its imports only use Node's built-in modules and run on Node 20; the rest runs on the
// project's own Node.
import { continueInProjectNode, ensureDependencies } from './start/bootstrap.mjs'

process.env.TEST_BEGIN = String(Date.now())
try {
  await ensureDependencies()
  process.exitCode = await continueInProjectNode('test/run.mjs', process.argv.slice(2))
} catch (error) {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
