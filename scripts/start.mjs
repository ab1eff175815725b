// `npm start` and `npm run dev`: from a fresh clone to a running site. This file and what it imports stand on Node's own
// modules and run on Node 20; everything behind continues in the project's own Node.
import { continueInProjectNode, ensureDependencies } from './start/bootstrap.mjs'

try {
  await ensureDependencies()
  process.exitCode = await continueInProjectNode('start/run.mjs', process.argv.slice(2))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
