// `npm start` and `npm run dev`: from a fresh clone to a running site. This file and its imports only use Node's own
// modules and run on Node 20; the rest runs on the project's own Node.
import { continueInProjectNode, ensureDependencies } from './start/bootstrap.mjs'

try {
  await ensureDependencies()
  process.exitCode = await continueInProjectNode('start/run.mjs', process.argv.slice(2))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
