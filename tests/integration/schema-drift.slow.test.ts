import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkSchemaDrift } from '../../scripts/test/schema-drift.mjs'
import { query } from '../support/database'

const env = { DATABASE_URL: process.env.DATABASE_URL ?? '' }
const schema = mkdtempSync(path.join(os.tmpdir(), 'schema-'))

afterAll(() => rmSync(schema, { recursive: true }))

// `npm test` checks for drift in a separate step. These tests show that the check detects it.
it('detects a column without a migration', async () => {
  cpSync('prisma/schema', schema, { recursive: true })
  const file = path.join(schema, 'auth.prisma')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('model AdminUser {', 'model AdminUser {\n  phone String?'),
  )
  await expect(checkSchemaDrift(env, schema)).rejects.toThrow(/phone/)
})

it('detects a column that exists only in a migration', async () => {
  await query('alter table admin_user add column shoe_size int')
  await expect(checkSchemaDrift(env)).rejects.toThrow(/shoe_size/)
})
