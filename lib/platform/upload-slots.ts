/** No bucket allows anonymous reads: the site serves public images, and resumes have short-lived signed links. */
export const BUCKETS = ['blog-images', 'press-kit', 'team-photos', 'general-images', 'resumes'] as const
export type Bucket = (typeof BUCKETS)[number]

const MB = 1024 * 1024
const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** The allowed uploads by purpose, shared by forms, actions and storage. */
export const UPLOAD_SLOTS = {
  blogImage: { bucket: 'blog-images', maxBytes: 10 * MB, types: IMAGES },
  teamPhoto: { bucket: 'team-photos', maxBytes: 5 * MB, types: IMAGES },
  generalImage: { bucket: 'general-images', maxBytes: 5 * MB, types: IMAGES },
  pressAsset: {
    bucket: 'press-kit',
    maxBytes: 25 * MB,
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'application/pdf', 'application/zip'],
  },
  resume: {
    bucket: 'resumes',
    maxBytes: 10 * MB,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  },
} as const satisfies Record<string, { bucket: Bucket; maxBytes: number; types: readonly string[] }>
