import { AddressRefusal, NOT_PUBLIC } from './public-address'

/** The kinds of storage faults that can be distinguished. */
export type StorageFaultKind =
  | 'none'
  | 'locked'
  | 'foreign'
  | 'address'
  | 'unreachable'
  | 'slow'
  | 'tls'
  | 'credentials'
  | 'forbidden'
  | 'bucket'
  | 'redirect'
  | 'clock'
  | 'changed'
  | 'other'

const FOREIGN =
  'Another installation of this site uses this storage. Until that changes, files you delete here stay in storage, and the other installation may delete files you upload here.'

/** A sentence for each kind, with what to do. */
const sentences: Record<StorageFaultKind, string> = {
  none: 'No storage is connected yet.',
  locked:
    'The saved key can no longer be read because SETTINGS_SECRET has changed on the server. Please enter the key again.',
  foreign: `${FOREIGN} Connect different storage, or take over this storage if the other installation no longer uses it.`,
  address: NOT_PUBLIC,
  unreachable: 'The storage server isn’t responding.',
  slow: 'The storage server took too long to respond. Please try again in a moment.',
  tls: 'The connection is not secure: the certificate is not valid for this address.',
  credentials: 'The storage server rejected these keys.',
  forbidden:
    'The storage server accepts these keys, but they need permission to read, write, list and delete objects. Please grant all four permissions.',
  bucket: 'A bucket is missing.',
  redirect: 'The storage server redirects to another location. Please check the address and the region.',
  clock: 'The storage server’s clock and this server’s clock are too far apart.',
  changed: 'The storage server returned different data than was written.',
  other: 'The storage server responds, but not like S3 storage. Please check the address.',
}

/** Thrown if there is no storage to work with, or only another installation's. */
export class StorageUnavailable extends Error {
  readonly kind: 'none' | 'locked' | 'foreign'

  constructor(kind: 'none' | 'locked' | 'foreign', isSetByEnvironment = false) {
    super(faultSentence(kind, isSetByEnvironment))
    this.name = 'StorageUnavailable'
    this.kind = kind
  }
}

/** Returns what to do about a fault. Storage that environment variables configure cannot be taken over by staff. */
export function faultSentence(kind: StorageFaultKind, isSetByEnvironment = false): string {
  if (kind !== 'foreign' || !isSetByEnvironment) return sentences[kind]
  return `${FOREIGN} Ask your server administrator to set up separate storage or, if the other installation no longer uses this storage, to delete installation-id.txt from the general-images bucket and restart this site.`
}

const byName: Record<string, StorageFaultKind> = {
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  InvalidAccessKeyId: 'credentials',
  SignatureDoesNotMatch: 'credentials',
  InvalidSignature: 'credentials',
  InvalidToken: 'credentials',
  ExpiredToken: 'credentials',
  InvalidJWT: 'credentials',
  Unauthorized: 'credentials',
  AuthorizationHeaderMalformed: 'redirect',
  PermanentRedirect: 'redirect',
  TemporaryRedirect: 'redirect',
  IllegalLocationConstraintException: 'redirect',
  AccessDenied: 'forbidden',
  RequestTimeTooSkewed: 'clock',
  TimeoutError: 'slow',
  AbortError: 'slow',
  SlowDown: 'slow',
  ServiceUnavailable: 'slow',
}

const UNREACHABLE =
  /^(ENOTFOUND|EAI_AGAIN|EAI_NODATA|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|EADDRNOTAVAIL)$/
const TLS =
  /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_)/

/** Classifies errors thrown by a storage request: from the SDK, from sockets, and our own. */
export function faultOf(error: unknown): StorageFaultKind {
  if (error instanceof StorageUnavailable) return error.kind
  if (error instanceof AddressRefusal) return 'address'
  if (!(error instanceof Error)) return 'other'
  const { code, name, message } = error as NodeJS.ErrnoException
  if (code === 'ETIMEDOUT') return 'slow'
  if (code && UNREACHABLE.test(code)) return 'unreachable'
  if (code && TLS.test(code)) return 'tls'
  // Supabase also reports wrong keys with the error code that means missing permissions.
  if (name === 'AccessDenied' && /invalid (access key|region|service)|missing tenant/i.test(message))
    return 'credentials'
  return byName[name] ?? byStatus(statusOf(error))
}

function statusOf(error: Error): number {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode ?? 0
}

/** Classifies responses without a more specific code: HEAD has no body, and some servers are not S3. */
function byStatus(status: number): StorageFaultKind {
  if (status >= 300 && status < 400) return 'redirect'
  if (status === 401) return 'credentials'
  if (status === 403) return 'forbidden'
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'slow'
  return 'other'
}
