import { z } from 'zod'

// The rules for every setting, used by env.ts for the running application and by the start scripts before they change
// anything. The scripts import this file without a build, so it must not import any of our own files.

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
const address = (pattern: RegExp, error: string) =>
  z.string().refine((text) => pattern.test(text) && URL.canParse(text), { error, abort: true })
const webAddress = address(
  /^https?:\/\/[^/]/i,
  'must be a URL that begins with https:// or http:// and includes a host name',
)
const inPasswords = 'In its password, characters such as # / @ have to be percent-encoded'

const secretExample = { example: 'the output of: openssl rand -base64 48' }
const secret = z
  .string()
  .min(32, { error: 'is too short: it must have at least 32 characters', abort: true })
  .refine((text) => !isEasyToGuess(text), 'is easy to guess: it must be random')
  .meta(secretExample)
const optionalSecret = secret.optional().meta(secretExample)

/** Set all of them or none. If they are not set, staff connect storage in the back office. */
const storageNames = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * Every setting the application reads. Secrets have no defaults. A test checks that `.env.example` lists the same
 * names.
 */
export const settingsSchema = z.object({
  /** The address this process listens on, for requests to itself. */
  HOST: z.string().default('127.0.0.1').meta({ example: '127.0.0.1' }),
  PORT: wholeNumber
    .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535')
    .default(3000)
    .meta({ example: '3000' }),
  DATABASE_URL: address(
    /^postgres(ql)?:\/\//i,
    `must be an address that begins with postgresql://. ${inPasswords}`,
  ).meta({ example: 'postgresql://user:password@db.example.com:5432/database' }),
  /** The public origin of the site. Links in emails, canonical URLs and redirects use only this. */
  APP_URL: webAddress
    .refine(isOrigin, 'must end after the host: the site cannot run under a path')
    .transform((text) => new URL(text).origin)
    .meta({ example: 'https://www.example.com' }),
  AUTH_SECRET: secret,
  /** The previous secret, during a rotation. Its signatures stay valid. */
  AUTH_SECRET_PREVIOUS: optionalSecret,
  /** Encrypts secrets in the database, such as the key of storage connected in the back office. */
  SETTINGS_SECRET: secret,
  /** The previous secret, during a rotation. Data encrypted with it stays readable. */
  SETTINGS_SECRET_PREVIOUS: optionalSecret,
  S3_ENDPOINT: webAddress
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .meta({ example: 'https://s3.example.com' }),
  S3_REGION: z.string().default('auto').meta({ example: 'eu-west-1' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({ example: 'the access key ID your storage shows' }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ example: 'the secret your storage shows with that ID' }),
  S3_FORCE_PATH_STYLE: flag.default(true).meta({ example: 'true' }),
  /** A prefix for all bucket names, for accounts that are shared. */
  S3_BUCKET_PREFIX: z
    .string()
    .regex(/^([a-z0-9][a-z0-9.-]*)?$/, 'may have lowercase letters, digits, dots and hyphens only')
    .default('')
    .meta({ example: 'moneyplan-' }),
  /** True if the S3 settings point at the embedded store. A connection saved in the back office takes precedence. */
  S3_EMBEDDED: flag.default(false).meta({ example: 'false' }),
  SMTP_URL: address(
    /^smtps?:\/\/[^/]/i,
    `must be an address that begins with smtp:// or smtps:// and names a server. ${inPasswords}`,
  ).meta({ example: 'smtps://user:password@mail.example.com:465' }),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must contain an email address')
    .meta({ example: 'MoneyPlan <hello@example.com>' }),
  /**
   * An analytics script, for visitors who allow analytics. It is part of the built pages, so changing it requires a
   * new build.
   */
  ANALYTICS_SCRIPT_URL: webAddress.optional().meta({ example: 'https://stats.example.com/script.js' }),
  /** The bearer token for /api/metrics. Without it, that route does not exist. */
  METRICS_TOKEN: optionalSecret,
  /** The number of trusted proxies in front that append to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: wholeNumber.default(0).meta({ example: '1' }),
  /** Where background jobs run: in this process, or in another one (off). */
  WORKER: z.enum(['inline', 'off'], 'must be inline or off').default('inline').meta({ example: 'inline' }),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('info')
    .meta({ example: 'info' }),
})

/** An error in one setting. It never contains the value, which may be a secret. */
export interface SettingProblem {
  name: string
  isMissing: boolean
  /** Completes a sentence that begins with the name: "must be a whole number". */
  problem: string
  example: string
}

/**
 * Checks each setting separately, so that all problems are reported at once. An empty value counts as missing. The
 * values are complete only if there are no problems.
 */
export function checkSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): { values: z.output<Schema>; problems: SettingProblem[] } {
  const values: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  const setsStorage = storageNames.some((name) => environment[name])
  for (const [name, rule] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const text = environment[name] || undefined
    const result = rule.safeParse(text)
    const example = String(rule.meta()?.example ?? '')
    values[name] = result.data
    if (!result.success) {
      const problem = text === undefined ? 'is missing' : (result.error.issues[0]?.message ?? 'is not valid')
      problems.push({ name, isMissing: text === undefined, problem, example })
    } else if (text === undefined && setsStorage && storageNames.includes(name)) {
      problems.push({
        name,
        isMissing: true,
        example,
        problem: `is missing: ${storageNames.join(', ')} are set together, or none of them`,
      })
    }
  }
  return { values: values as z.output<Schema>, problems }
}

/** Formats the problems, each with a valid example. */
export function listProblems(problems: Pick<SettingProblem, 'name' | 'problem' | 'example'>[]): string {
  return problems
    .map(({ name, problem, example }) => `  ${name} ${problem}.${example && `\n      Example: ${example}`}`)
    .join('\n')
}

function isOrigin(text: string): boolean {
  const { pathname, search, hash, username } = new URL(text)
  return `${pathname}${search}${hash}${username}` === '/'
}

/** Detects a secret that was typed rather than generated: few characters, a repeated part, a keyboard row, a phrase. */
function isEasyToGuess(secret: string): boolean {
  const characters = [...secret]
  if (new Set(characters).size < 8) return true
  if (/change.?me|example|password|placeholder|your.?secret|secret.?key|replace.?(me|this)/i.test(secret))
    return true
  const repeats = characters.some(
    (_, length) => length > 0 && length <= secret.length / 2 && secret.startsWith(secret.slice(length)),
  )
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const neighbors = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) <= 1)
  // Half of the digits are adjacent on a keyboard in only one of 400,000 random hexadecimal secrets, and three quarters
  // in none.
  return repeats || neighbors.length > (secret.length * 3) / 4
}
