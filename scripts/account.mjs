// `npm run account -- password ada`: helps someone who is locked out and has no colleague who can help. Requires
// access to the server.
import { runNode } from './start/commands.mjs'
import { findRunningSiteSettings } from './start/find-running.mjs'

const USAGE = `Usage:
  npm run account -- password <username>        sets a new password and prints it
  npm run account -- second-factor <username>   removes the second factor and passkeys
  npm run account -- enable <username>          enables a disabled account
In each case, the account is signed out everywhere.`

try {
  const [what = '', username = ''] = process.argv.slice(2)
  if (!['password', 'second-factor', 'enable'].includes(what) || !username) throw new Error(USAGE)
  const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/account/change.ts']
  const env = { ...findRunningSiteSettings(), LOG_LEVEL: 'error' }
  process.stdout.write(await runNode([...program, what, username], { env, name: 'The change' }))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
