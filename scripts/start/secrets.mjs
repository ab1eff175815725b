import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const generators = {
  authSecret: () => randomBytes(32).toString('base64url'),
  settingsSecret: () => randomBytes(32).toString('base64url'),
  databasePassword: () => randomBytes(24).toString('hex'),
  storageKeyId: () => randomBytes(10).toString('hex'),
  storageSecret: () => randomBytes(30).toString('base64url'),
}

/**
 * Returns the secrets for the embedded services, created on the first start and stored in a file that only its owner
 * can read.
 */
export function readOrCreateSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = Object.fromEntries(
    Object.entries(generators).map(([name, generate]) => [name, stored[name] ?? generate()]),
  )
  if (Object.keys(generators).some((name) => stored[name] === undefined)) {
    writePrivately(file, `${JSON.stringify(secrets, null, 2)}\n`)
  }
  return secrets
}

export const adminPasswordFile = (dataDir) => path.join(dataDir, 'admin-password')

/** Returns the password of the first account: the given one, or a random one written to a file. */
export function readOrCreateAdminPassword(dataDir, configured) {
  if (configured) return configured
  const file = adminPasswordFile(dataDir)
  if (!existsSync(file)) writePrivately(file, `${randomBytes(15).toString('base64url')}\n`)
  return readFileSync(file, 'utf8').trim()
}

// Write and then rename, so that a killed run leaves no partial file.
function writePrivately(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
