import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './commands.mjs'
import { loadEnvFile } from './env-file.mjs'
import { isDataDirInUse } from './lock.mjs'

export const NOT_RUNNING = `No database is running. Start the site first (npm start or npm run dev) and leave it running,
or set DATABASE_URL.`

/**
 * Returns the site's settings for a separate command: the given settings, or else those for the database started by
 * the running site.
 */
export function findRunningSiteSettings() {
  loadEnvFile()
  if (process.env.DATABASE_URL) return { ...process.env }
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  if (!isDataDirInUse(dataDir)) throw new Error(NOT_RUNNING)
  const read = (name) => JSON.parse(readFileSync(path.join(dataDir, name), 'utf8'))
  try {
    const [secrets, ports] = [read('secrets.json'), read('ports.json')]
    return {
      AUTH_SECRET: secrets.authSecret,
      SETTINGS_SECRET: secrets.settingsSecret,
      // Links in emails lead to this URL, and the running site sends the emails.
      APP_URL: `http://localhost:${process.env.PORT || '3000'}`,
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'MoneyPlan <hello@localhost>',
      S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: secrets.storageKeyId,
      S3_SECRET_ACCESS_KEY: secrets.storageSecret,
      S3_EMBEDDED: 'true',
      ...process.env,
      DATABASE_URL: `postgresql://postgres:${secrets.databasePassword}@127.0.0.1:${ports.postgres}/site`,
    }
  } catch {
    throw new Error(NOT_RUNNING)
  }
}
