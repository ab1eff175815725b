import path from 'node:path'
import { root } from './commands.mjs'

const needsInProduction = ['AUTH_SECRET', 'SETTINGS_SECRET', 'APP_URL', 'SMTP_URL', 'MAIL_FROM']

/**
 * Reads what the person at the keyboard has configured. With DATABASE_URL set this is a production start, for which
 * everything has to be given: nothing is made up.
 */
export function readSettings(args, given = process.env) {
  const get = (name) => given[name] || undefined
  const isProduction = get('DATABASE_URL') !== undefined
  const missing = isProduction ? needsInProduction.filter((name) => !get(name)) : []
  if (missing.length > 0) {
    throw new Error(
      `DATABASE_URL is set, so this is a production start. These settings are missing: ${missing.join(', ')}.
See .env.example for what they mean, or unset DATABASE_URL to let everything be started for you.`,
    )
  }
  const port = readPort(get('PORT') ?? '3000')
  return {
    isDev: args.includes('--dev'),
    isProduction,
    port,
    host: get('HOST') ?? '127.0.0.1',
    appUrl: readAppUrl(get('APP_URL') ?? `http://localhost:${port}`),
    dataDir: path.resolve(root, get('DATA_DIR') ?? '.data'),
    adminUsername: get('ADMIN_USERNAME') ?? 'admin',
    adminPassword: get('ADMIN_PASSWORD'),
    needs: {
      postgres: !isProduction,
      // In production, storage that is not set here is connected in the back office.
      storage: !isProduction && !get('S3_ENDPOINT'),
      mail: !get('SMTP_URL'),
    },
  }
}

function readPort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`)
}

function readAppUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`APP_URL must be an address such as https://www.example.com, not "${text}".`)
}
