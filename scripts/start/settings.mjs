import path from 'node:path'
import { z } from 'zod'
import { newPasswordProblem } from '../../lib/auth/new-password.ts'
import { usernameSchema } from '../../lib/auth/username.ts'
import { checkSettings, settingsSchema } from '../../lib/platform/settings.ts'
import { root } from './commands.mjs'

/** The settings of the start script: the application's, and some that only the script uses. */
export const startSchema = settingsSchema.extend({
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((text) => path.resolve(root, text)),
  ADMIN_USERNAME: usernameSchema.default('admin').meta({ example: 'ada.obi' }),
  ADMIN_PASSWORD: z.string().optional().meta({ example: 'four random words that nobody else uses' }),
})

/** Settings that the start script supplies when DATABASE_URL is not set. */
const suppliedByScript = [
  'DATABASE_URL',
  'APP_URL',
  'AUTH_SECRET',
  'SETTINGS_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
]

/**
 * Checks the configuration without changing anything. If DATABASE_URL is set, the site starts in production,
 * where everything must be configured. Returns { settings, problems }.
 */
export function readSettings(args, environment = process.env) {
  const isProduction = Boolean(environment.DATABASE_URL)
  const { values, problems: all } = checkSettings(startSchema, environment)
  const problems = all
    .filter(({ name, isMissing }) => isProduction || !isMissing || !suppliedByScript.includes(name))
    .map((each) => (each.name === 'ADMIN_USERNAME' ? { ...each, problem: refused(each.problem) } : each))
  const add = (name, problem) =>
    problems.push({ name, problem, example: startSchema.shape[name].meta().example })

  if (isProduction && values.APP_URL && !isEncryptedOrLocal(values.APP_URL))
    add('APP_URL', 'must begin with https://, because sessions and forms cross the internet')
  const owner = { username: values.ADMIN_USERNAME ?? '' }
  const weakness = values.ADMIN_PASSWORD && newPasswordProblem(values.ADMIN_PASSWORD, owner)
  if (weakness) add('ADMIN_PASSWORD', refused(weakness))

  const settings = {
    isDev: args.includes('--dev'),
    isProduction,
    port: values.PORT,
    host: values.HOST,
    appUrl: values.APP_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    needs: {
      postgres: !isProduction,
      // In production, staff can connect storage in the back office instead.
      storage: !isProduction && !values.S3_ENDPOINT,
      mail: !values.SMTP_URL,
    },
  }
  return { settings, problems }
}

const refused = (reason) => `is refused: ${reason}`

/** Returns whether a URL uses TLS, or is only reachable from this machine, where it needs no certificate. */
function isEncryptedOrLocal(appUrl) {
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
