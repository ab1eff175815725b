import 'server-only'
import { z } from 'zod'

const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const webUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** Set together, or not at all: then storage is connected in the back office. */
const storageNames = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const settings = z.object({
  /** Where this process listens, so that it can ask itself. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Origin under which visitors reach the site; links in mails, canonicals and redirects come from it alone. */
  APP_URL: webUrl,
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** Encrypts what is kept secret in the database: the key of a storage that was connected in the back office. */
  SETTINGS_SECRET: z.string().min(32, 'must have at least 32 characters'),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.default(true),
  /** Put before every bucket name where names are shared with others, e.g. "moneyplan-". */
  S3_BUCKET_PREFIX: z.string().default(''),
  /** The settings above lead to the store that came with the site: one that was connected in the back office goes before it. */
  S3_EMBEDDED: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  /** A script that measures visits, for visitors who allow analytics. Named in built pages: build again after a change. */
  ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies in front append to X-Forwarded-For and are believed. */
  TRUSTED_PROXY_HOPS: wholeNumber.default(0),
  /** Where background jobs run: in this process, or in another one (off). */
  WORKER: z.enum(['inline', 'off']).default('inline'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/**
 * Every setting the application reads. Secrets have no defaults. `.env.example` lists the same names; a test compares.
 */
export const envSchema = settings.superRefine((given, { addIssue }) => {
  const missing = storageNames.filter((name) => given[name] === undefined)
  if (missing.length === storageNames.length) return
  for (const name of missing)
    addIssue({ code: 'custom', path: [name], message: 'belongs to the other settings of the storage' })
})

function readEnv() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${given[name] === undefined ? 'missing' : issue.message}`
  })
  throw new Error(`These settings are missing or invalid:\n${faults.join('\n')}`)
}

export const env = readEnv()

/** Next is rendering the static pages: nobody waits for an answer, so there is time. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

// next-auth reads its own variable and would otherwise believe the Host header.
process.env.NEXTAUTH_URL = env.APP_URL
