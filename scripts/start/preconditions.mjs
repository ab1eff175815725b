import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { listProblems } from '../../lib/platform/settings.ts'
import { findPortProblem } from '../embedded/ports.mjs'
import { inspectDatabase } from './database.mjs'
import { readSettings, startSchema } from './settings.mjs'

/** The usernames that attackers try first, because they are common defaults. */
const guessedFirst = ['admin', 'administrator', 'root', 'sa', 'superuser', 'test', 'user']

/**
 * Reads the settings and checks that everything they refer to is usable, without writing anything, not even a folder.
 * Throws an error that lists all problems. Returns the settings. Which ports this user may use depends on the machine,
 * so tests pass a `findProblem` of their own.
 */
export async function requireSettings(args, findProblem = findPortProblem) {
  const { settings, problems } = readSettings(args)
  const isSound = (name) => !problems.some((problem) => problem.name === name)
  const add = (name, problem) =>
    problem && problems.push({ name, problem, example: startSchema.shape[name].meta()?.example ?? '' })

  if (isSound('PORT')) add(...(await checkAddress(settings, findProblem)))
  add('DATA_DIR', checkDataDir(settings.dataDir))
  if (settings.isProduction && isSound('DATABASE_URL')) {
    const { problem, hasAccount } = await inspectDatabase(settings.databaseUrl)
    add('DATABASE_URL', problem)
    if (hasAccount === false && !settings.adminPassword)
      add(
        'ADMIN_PASSWORD',
        'is missing: this database has no account yet, and the first account needs a password',
      )
    if (hasAccount === false && guessedFirst.includes(settings.adminUsername))
      add(
        'ADMIN_USERNAME',
        `must not be "${settings.adminUsername}": the first account needs a name that attackers do not try first`,
      )
  }
  if (problems.length === 0) return settings
  const reason = settings.isProduction
    ? 'DATABASE_URL is set, so the site starts in production, which has no defaults. '
    : ''
  throw new Error(
    `The site was not started, and nothing was changed. ${reason}Please correct these settings:

${listProblems(problems)}

.env.example explains each of them.`,
  )
}

/** Checks the address. A port in use is no error yet, because an earlier instance of the site may still be stopping. */
async function checkAddress({ port, host }, findProblem) {
  const code = await findProblem(port, host)
  if (code === 'EACCES')
    return [
      'PORT',
      `names port ${port}, which this user is not allowed to use: most systems reserve ports below 1024 for root`,
    ]
  if (code && code !== 'EADDRINUSE')
    return ['HOST', `must be an address of this machine; ${host} was not found (${code})`]
  return []
}

function checkDataDir(dataDir) {
  let existing = dataDir
  try {
    while (!statSync(existing, { throwIfNoEntry: false })) existing = path.dirname(existing)
    if (!statSync(existing).isDirectory()) return `must be a folder, but ${existing} is a file`
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch {
    return `must be a folder this user can write to, and ${existing} is not`
  }
}
