import 'server-only'
import { Refusal } from '@/lib/platform/errors'
import {
  connectionFrom,
  decryptConnection,
  type EnteredConnection,
  findSavedConnection,
  isSetByEnvironment,
} from '@/lib/storage/connection'
import { faultSentence } from '@/lib/storage/fault'
import { findOwner } from '@/lib/storage/mark'
import { type ProbeFault, probeStorage } from '@/lib/storage/probe'
import { projectReference } from '@/lib/storage/provider'
import { readPublicUrl } from '@/lib/storage/public-address'
import { type ConnectStorage, connectionMessages } from './schema'

const READ_ONLY = 'Storage is configured on the server and can only be changed there.'
const OTHER_PLACE = 'The address or the access key has changed: please enter the secret that belongs to it.'

type Of<Provider> = Extract<ConnectStorage, { provider: Provider }>

/**
 * Completes the entered settings with the saved key and tests them with real writes. Throws a `Refusal` that explains
 * the problem. Storage of another installation is refused unless it is to be taken over.
 */
export async function testEnteredConnection(input: ConnectStorage): Promise<EnteredConnection> {
  if (isSetByEnvironment) throw new Refusal(READ_ONLY)
  const row = await findSavedConnection()
  const saved = row && decryptConnection(row)
  const entered = input.provider === 'supabase' ? completeSupabase(input, saved) : completeS3(input, saved)
  const connection = connectionFrom(entered)
  const fault = await probeStorage(connection)
  if (fault) throw input.provider === 'supabase' ? supabaseRefusal(fault) : s3Refusal(fault)
  if (!input.takeOver && (await findOwner(connection)) === 'another')
    throw new Refusal('', { takeOver: faultSentence('foreign') })
  return entered
}

function completeSupabase(input: Of<'supabase'>, saved: EnteredConnection | null): EnteredConnection {
  const endpoint = new URL(publicUrl(input.url, 'url')).origin
  // A saved key is only ever sent to the endpoint it was saved for.
  const savedKeys = saved?.provider === 'supabase' && saved.endpoint === endpoint ? saved.secret : undefined
  const key = input.anonKey || savedKeys?.key
  if (!key) throw new Refusal(connectionMessages.missing, { anonKey: 'Please enter the anon key' })
  const serviceKey = input.serviceKey || (input.anonKey ? '' : savedKeys?.serviceKey)
  return {
    provider: 'supabase',
    endpoint,
    region: 'auto',
    bucketPrefix: '',
    accessKeyId: projectReference(endpoint, key),
    secret: { key, ...(serviceKey ? { serviceKey } : {}) },
  }
}

function completeS3(input: Of<'s3'>, saved: EnteredConnection | null): EnteredConnection {
  const { region, accessKeyId, bucketPrefix } = input
  const endpoint = publicUrl(input.endpoint, 'endpoint')
  const isSamePlace =
    saved?.provider === 's3' && saved.endpoint === endpoint && saved.accessKeyId === accessKeyId
  const key = input.secretAccessKey || (isSamePlace ? saved.secret.key : '')
  if (!key)
    throw new Refusal('', { secretAccessKey: saved ? OTHER_PLACE : 'Please enter the secret access key' })
  return { provider: 's3', endpoint, region, accessKeyId, bucketPrefix, secret: { key } }
}

function publicUrl(text: string, field: string): string {
  const parsed = readPublicUrl(text)
  if ('problem' in parsed) throw new Refusal('', { [field]: parsed.problem })
  return parsed.url
}

/** Returns the message from the specification, with the cause next to the field. */
function supabaseRefusal({ kind, message }: ProbeFault) {
  if (kind === 'bucket') return new Refusal(message)
  if (kind === 'credentials') return new Refusal(connectionMessages.failed)
  if (kind !== 'forbidden') return new Refusal(connectionMessages.failed, { url: message })
  return new Refusal(connectionMessages.failed, {
    serviceKey:
      'The anon key needs permission to read, write, list and delete objects in these buckets. Please enter the service role key, or add policies that give the anon key these permissions.',
  })
}

function s3Refusal({ kind, message }: ProbeFault) {
  const isAddressFault = ['address', 'unreachable', 'tls', 'redirect', 'other'].includes(kind)
  return isAddressFault ? new Refusal('', { endpoint: message }) : new Refusal(message)
}
