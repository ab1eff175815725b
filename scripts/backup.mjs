// `npm run backup -- FOLDER` and `npm run restore -- FOLDER` save and restore the database and all objects in storage
// as one set of files.
import { spawnSync } from 'node:child_process'
import { root } from './start/commands.mjs'
import { loadEnvFile } from './start/env-file.mjs'
import { findRunningSiteSettings } from './start/find-running.mjs'

try {
  loadEnvFile()
  // The embedded database only runs while the site uses it.
  if (process.argv[2] === 'restore' && !process.env.DATABASE_URL)
    throw new Error('A backup can only be restored into a database of your own: set DATABASE_URL.')
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
