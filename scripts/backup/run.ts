import path from 'node:path'
import { db, pool } from '@/lib/platform/db'
import { backUp } from './back-up'
import { Problem } from './postgres-tools'
import { restore } from './restore'

const [what, folder = '', ...options] = process.argv.slice(2)

try {
  if (!folder || folder.startsWith('-')) throw new Problem(`Where? npm run ${what} -- FOLDER`)
  if (what === 'backup') await backUp(path.resolve(folder))
  else await restore(path.resolve(folder), { isReplacing: options.includes('--replace') })
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
} finally {
  await db.$disconnect()
  await pool.end()
}
