import { z } from 'zod'
import { line, retentionMonths, version } from '@/lib/platform/fields'
import { MAX_LISTED_JOBS } from '@/lib/platform/max-listed-jobs'
import type { StorageHealth } from '@/lib/storage/health'
import type { Provider } from '@/lib/storage/provider'

/** Exact wording from the specification of the back office (sections 5 and 8). */
export const connectionMessages = {
  missing: 'Please enter both Supabase URL and Anon Key',
  https: 'Supabase URL must start with https://',
  failed: 'Failed to connect to Supabase. Please check your credentials.',
} as const

const key = line(4_000)

/** True if the storage may belong to another installation, which no longer uses it. */
const takeOver = z.boolean().default(false)

/** If a key is left empty, the saved one is kept. */
const supabaseFields = z.strictObject({
  provider: z.literal('supabase'),
  version,
  takeOver,
  url: line(300)
    .min(1, 'Please enter the address of the project')
    .refine((value) => value.startsWith('https://'), connectionMessages.https),
  anonKey: key,
  serviceKey: key,
})

const s3Fields = z.strictObject({
  provider: z.literal('s3'),
  version,
  takeOver,
  endpoint: line(300)
    .min(1, 'Please enter the address of the storage')
    .refine((value) => value.startsWith('https://'), 'The address must start with https://'),
  region: line(60).regex(/^[a-z0-9-]+$/, 'Please enter the region, such as eu-west-1, or auto'),
  accessKeyId: line(300).min(1, 'Please enter the access key'),
  secretAccessKey: key,
  bucketPrefix: line(30).regex(
    /^([a-z0-9][a-z0-9.-]*)?$/,
    'Use lowercase letters, digits, dots and hyphens, starting with a letter or digit',
  ),
})

export const connectStorageSchema = z.discriminatedUnion('provider', [supabaseFields, s3Fields])
export const disconnectStorageSchema = z.strictObject({ version })

export const failedJobsSchema = z.strictObject({
  ids: z
    .array(z.string().regex(/^\d{1,18}$/))
    .min(1)
    .max(MAX_LISTED_JOBS),
  verdict: z.enum(['retried', 'dismissed']),
})

/** 1 to 120 months each. Version 0 while the defaults apply. */
export const retentionSchema = z.strictObject({
  version,
  signupMonths: retentionMonths,
  messageMonths: retentionMonths,
  emailMonths: retentionMonths,
})

export type RetentionInput = z.input<typeof retentionSchema>
export type ConnectStorage = z.output<typeof connectStorageSchema>
export type SupabaseInput = z.input<typeof supabaseFields>
export type S3Input = z.input<typeof s3Fields>

/** Returns the schema for the form, which requires a key if none is saved. */
export const supabaseForm = (isSaved: boolean) =>
  isSaved ? supabaseFields : supabaseFields.extend({ anonKey: key.min(1, 'Please enter the anon key') })
export const s3Form = (isSaved: boolean) =>
  isSaved ? s3Fields : s3Fields.extend({ secretAccessKey: key.min(1, 'Please enter the secret access key') })

/** Where files are stored, without secrets. */
export interface StorageSettings {
  /** `environment`: set by environment variables, so it cannot be changed here. */
  source: 'environment' | 'saved' | 'embedded' | 'none'
  endpoint: string
  region: string
  /** The connection saved by staff, or null. */
  saved: SavedConnection | null
}

export interface SavedConnection {
  provider: Provider
  version: number
  endpoint: string
  region: string
  accessKeyId: string
  bucketPrefix: string
  /** True if the saved key can be decrypted, so the field may stay empty. */
  isReadable: boolean
  hasServiceKey: boolean
  updatedBy: string
  updatedAt: string
}

export interface StorageState {
  settings: StorageSettings
  health: StorageHealth
}

export interface TestResult {
  isWorking: boolean
  message: string
}
