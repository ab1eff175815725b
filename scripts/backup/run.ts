import path from 'node:path'
import { parseArgs } from 'node:util'
import { db, pool } from '@/lib/platform/db'
import { StorageUnavailable } from '@/lib/storage/fault'
import { backUp } from './back-up'
import { Problem } from './postgres-tools'
import { restore } from './restore'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'encrypt-to': { type: 'string' },
      identity: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  })
  const [what, folder] = positionals
  if (!folder) throw new Problem(`Usage: npm run ${what} -- FOLDER`)
  if (what === 'backup') await backUp(path.resolve(folder), values['encrypt-to'])
  else await restore(path.resolve(folder), { isReplacing: values.replace, identity: values.identity })
} catch (error) {
  const isExpected =
    error instanceof Problem ||
    error instanceof StorageUnavailable ||
    String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  console.error(isExpected ? Object(error).message : error)
  process.exitCode = 1
} finally {
  await db.$disconnect()
  await pool.end()
}
