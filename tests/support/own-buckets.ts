// Imported before anything else by tests that count objects: files that run beside them store some too.
process.env.S3_BUCKET_PREFIX = `own-${crypto.randomUUID().slice(0, 8)}-`
const { ensureBuckets } = await import('@/lib/storage/objects')
await ensureBuckets()

export {}
