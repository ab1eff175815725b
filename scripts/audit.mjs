// `npm run audit:verify`: checks that nobody has changed, removed or reordered entries of the audit log.

import { runNode } from './start/commands.mjs'
import { findRunningSiteSettings } from './start/find-running.mjs'

try {
  const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/audit/run.ts']
  process.stdout.write(
    await runNode([...program, ...process.argv.slice(2)], {
      env: findRunningSiteSettings(),
      name: 'The check',
    }),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
