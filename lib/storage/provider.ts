/** Which kinds of storage staff can connect. */
export const providers = ['supabase', 's3'] as const
export type Provider = (typeof providers)[number]

/** How a storage is reached. */
export interface StorageConnection {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Goes with every request, for storages that look up its rights in it. */
  sessionToken?: string
  /** True if the bucket's name is in the path or in the host name. */
  forcePathStyle: boolean
  bucketPrefix: string
  /** A person typed it: it may lead to the public internet and nowhere else. Settings of the environment are trusted. */
  isTyped: boolean
}

/**
 * Supabase's storage speaks S3 under the project's address. It takes the project's reference and the anon key as the pair of keys, if a
 * JWT of the project comes along as the session token, and grants what its policies grant the role in that token: anon, or with the
 * service role key everything. It signs for the region "auto" whatever the project's own is.
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
    isTyped: true,
  }
}

/** The anon key names its project; without one that can be read, the address does. */
export function projectReference(projectUrl: string, anonKey: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(anonKey.split('.')[1] ?? '', 'base64url').toString('utf8'))
    if (typeof claims === 'object' && claims !== null && 'ref' in claims && typeof claims.ref === 'string')
      return claims.ref
  } catch {
    // Not a JWT: storage will say so.
  }
  return new URL(projectUrl).hostname.split('.')[0] ?? ''
}
