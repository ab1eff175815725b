// Imported first by tests that count objects, because files that run in parallel also store some.
process.env.S3_BUCKET_PREFIX = `own-${crypto.randomUUID().slice(0, 8)}-`
const { ensureBuckets } = await import('@/lib/storage/objects')
await ensureBuckets()

export {}
