import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { envSchema as schema } from './env'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lines = read('.env.example').split('\n')
const example = new Map(
  lines.flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    return name ? [[name, value ?? ''] as const] : []
  }),
)
const secrets = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'AUTH_SECRET',
  'SETTINGS_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
]
const complete = {
  DATABASE_URL: 'postgresql://site:secret@db.example.com/site',
  APP_URL: 'https://www.example.com/',
  AUTH_SECRET: 'a'.repeat(32),
  SETTINGS_SECRET: 'b'.repeat(32),
  S3_ENDPOINT: 'https://storage.example.com',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Site <hello@example.com>',
}

let envSchema: typeof schema

beforeAll(async () => {
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
  const loaded = await import('./env')
  envSchema = loaded.envSchema
  vi.unstubAllEnvs()
})

describe('.env.example', () => {
  it('names every setting of the application and of the scripts, and no other', () => {
    const ofScripts = globSync('scripts/{start,test}/*.mjs', { cwd: root })
      .flatMap((file) => [...read(file).matchAll(/(?:\bget\('|process\.env\.)([A-Z]\w+)/g)])
      .flatMap(([, name]) => name ?? [])
      .filter((name) => !/^(NODE_|PATH$|TMPDIR$|CI$|TEST_)/.test(name))
    const expected = new Set([...Object.keys(envSchema.shape), ...ofScripts])
    expect([...example.keys()].sort()).toEqual([...expected].sort())
  })

  it('shows the defaults that hold', () => {
    const defaults = envSchema.parse(complete)
    for (const [name, value] of example) {
      if (value && name in envSchema.shape)
        expect({ [name]: value }).toEqual({ [name]: String(defaults[name as 'WORKER']) })
    }
  })

  it('has no value for what is secret', () => {
    for (const name of secrets) expect(example.get(name)).toBe('')
  })

  it('explains every block of settings', () => {
    const blocks = lines
      .join('\n')
      .split(/\n\n/)
      .filter((block) => /^\w+=/m.test(block))
    for (const block of blocks) expect(block).toMatch(/^# \w/)
  })
})

describe('the settings', () => {
  it.each(Object.keys(complete))('refuse to start without %s', (name) => {
    const result = envSchema.safeParse({ ...complete, [name]: undefined })
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([name])
  })

  it('may leave out the storage as a whole', () => {
    const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = complete
    expect(envSchema.parse(rest)).toMatchObject({ S3_EMBEDDED: false })
  })

  it('take a complete production configuration', () => {
    expect(envSchema.parse(complete)).toMatchObject({
      APP_URL: 'https://www.example.com',
      TRUSTED_PROXY_HOPS: 0,
    })
  })
})
