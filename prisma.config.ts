import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'prisma/config'

const root = import.meta.dirname

// Prisma downloads its native engine from its own host. Our engine replaces it if the download failed, or if
// DATABASE_URL requires a check of the server's certificate, because the native one does not check it.
const engines = path.join(root, 'node_modules/@prisma/engines')
const hasNativeEngine =
  existsSync(engines) && readdirSync(engines).some((name) => /^schema-engine-/.test(name))
const mustVerify = /[?&]sslmode=verify-/.test(process.env.DATABASE_URL ?? '')
if (!hasNativeEngine || mustVerify) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(root, 'scripts/schema-engine.mjs')
}
process.env.CHECKPOINT_DISABLE ??= '1'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: {
    // `prisma generate` needs no database, but the configuration requires an address.
    url: process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/site',
    ...(process.env.SHADOW_DATABASE_URL ? { shadowDatabaseUrl: process.env.SHADOW_DATABASE_URL } : {}),
  },
})
