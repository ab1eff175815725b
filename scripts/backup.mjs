// `npm run backup -- FOLDER` and `npm run restore -- FOLDER` save and restore the database and all objects in storage
// as one set of files.
import { spawnSync } from 'node:child_process'
import { root } from './start/commands.mjs'
import { findRunningSiteSettings } from './start/find-running.mjs'

try {
  const env = { ...findRunningSiteSettings(), LOG_LEVEL: 'error' }
  const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/backup/run.ts']
  const folders = process.argv.slice(2)
  const { status } = spawnSync(process.execPath, [...program, ...folders], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
