/** The kinds of storage that staff can connect. */
export const providers = ['supabase', 's3'] as const
export type Provider = (typeof providers)[number]

/** How to reach the storage server. */
export interface StorageConnection {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Sent with every request, for storage that derives permissions from it. */
  sessionToken?: string
  /** True if the bucket name is in the path, false if it is in the host name. */
  forcePathStyle: boolean
  bucketPrefix: string
  /**
   * True if staff entered the address, which must then be on the public internet. Environment settings are trusted.
   */
  isUserSupplied: boolean
}

/**
 * Returns the connection to a Supabase project. Its storage speaks S3 at the project's URL. The key pair is the
 * project's reference and the anon key, with one of the project's JWTs as the session token. The role in that token
 * determines the permissions: anon, or everything with the service role key. Requests are signed for the region
 * "auto", whatever region the project is in.
 */
export function supabaseStorage(
  projectUrl: string,
  { key, serviceKey }: { key: string; serviceKey?: string },
): StorageConnection {
  return {
    endpoint: `${projectUrl}/storage/v1/s3`,
    region: 'auto',
    accessKeyId: projectReference(projectUrl, key),
    secretAccessKey: key,
    sessionToken: serviceKey || key,
    forcePathStyle: true,
    bucketPrefix: '',
    isUserSupplied: true,
  }
}

/** Returns the project's reference, from the anon key or, if that cannot be read, from the URL. */
export function projectReference(projectUrl: string, anonKey: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(anonKey.split('.')[1] ?? '', 'base64url').toString('utf8'))
    if (typeof claims === 'object' && claims !== null && 'ref' in claims && typeof claims.ref === 'string')
      return claims.ref
  } catch {
    // Not a JWT, which storage will report.
  }
  return new URL(projectUrl).hostname.split('.')[0] ?? ''
}
