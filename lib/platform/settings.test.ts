import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startSchema } from '../../scripts/start/settings.mjs'
import { checkSettings, listProblems, settingsSchema } from './settings'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lines = read('.env.example').split('\n')
const example = new Map(
  lines.flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    return name ? [[name, value ?? ''] as const] : []
  }),
)
const complete = {
  DATABASE_URL: 'postgresql://site:hush-hush@db.example.com/site',
  APP_URL: 'https://www.example.com/',
  AUTH_SECRET: 'qFZ3vJm0T9yXcL5sW8dKbR2nHpA7uE4gN1oM6iVt',
  SETTINGS_SECRET: '0f9c1e7ab34d825f6e0b97c2d1a84536fe21bc09',
  S3_ENDPOINT: 'https://storage.example.com',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush-hush-too',
  SMTP_URL: 'smtps://site:hush-hush@mail.example.com',
  MAIL_FROM: 'Site <hello@example.com>',
}
const secrets = [
  'ADMIN_PASSWORD',
  ...Object.keys(complete).filter((name) => !/APP_URL|ENDPOINT|FROM/.test(name)),
]

const check = (changes: Record<string, string | undefined>) =>
  checkSettings(settingsSchema, { ...complete, ...changes })
const problemsOf = (changes: Record<string, string | undefined>) =>
  check(changes).problems.map(({ name, problem }) => `${name} ${problem}`)

describe('.env.example', () => {
  it('lists every setting of the application and the scripts, and no others', () => {
    const scriptSettings = globSync('scripts/{start,test}/*.mjs', { cwd: root })
      .filter((file) => !file.endsWith('.test.mjs'))
      .flatMap((file) => [...read(file).matchAll(/process\.env\.([A-Z]\w+)/g)])
      .flatMap(([, name]) => name ?? [])
      .filter((name) => !/^(NODE_|NEXT_|CI$|PATH$|TMPDIR$|TEST_)/.test(name))
    // scripts/backup/postgres-tools.ts makes these names from those of the programs.
    const programs = ['PG_DUMP', 'PG_RESTORE']
    const expected = new Set([...Object.keys(startSchema.shape), ...scriptSettings, ...programs])
    expect([...example.keys()].sort()).toEqual([...expected].sort())
  })

  it('shows the actual defaults', () => {
    const { values } = check({})
    for (const [name, value] of example) {
      if (value && name in settingsSchema.shape)
        expect({ [name]: value }).toEqual({ [name]: String(values[name as 'WORKER']) })
    }
  })

  it('contains no secrets', () => {
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
  it('accept a complete production configuration', () => {
    const { values, problems } = check({})
    expect(problems).toEqual([])
    expect(values).toMatchObject({ APP_URL: 'https://www.example.com', PORT: 3000, TRUSTED_PROXY_HOPS: 0 })
  })

  it.each(Object.keys(complete))('report %s if it is missing or empty', (name) => {
    for (const value of [undefined, ''])
      expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} is missing`)])
  })

  it('allow leaving out storage entirely', () => {
    const none = { S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }
    expect(problemsOf(none)).toEqual([])
  })

  it('report all problems at once, including incomplete storage settings', () => {
    const problems = problemsOf({
      AUTH_SECRET: 'short',
      SETTINGS_SECRET: undefined,
      S3_ACCESS_KEY_ID: '',
      LOG_LEVEL: 'loud',
      PORT: 'abc',
    })
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'AUTH_SECRET',
      'LOG_LEVEL',
      'PORT',
      'S3_ACCESS_KEY_ID',
      'SETTINGS_SECRET',
    ])
  })

  it.each([
    ['PORT', ['0', '65536', '3e3', 'abc']],
    ['DATABASE_URL', ['rubbish', 'mysql://db.example.com/site', 'postgresql://u:p#w@db.example.com/site']],
    [
      'APP_URL',
      [
        'www.example.com',
        'ftp://example.com',
        'https:///',
        'https://user@example.com',
        'https://example.com/?a',
      ],
    ],
    ['SMTP_URL', ['mail.example.com', 'https://mail.example.com', 'smtp:', 'smtp://']],
    ['MAIL_FROM', ['hello', 'Site <hello>', 'a@b.example, c@d.example <']],
    ['LOG_LEVEL', ['loud']],
    ['WORKER', ['on']],
    ['TRUSTED_PROXY_HOPS', ['one', '-1']],
    ['S3_FORCE_PATH_STYLE', ['yes']],
    ['S3_ENDPOINT', ['s3.example.com']],
    ['S3_BUCKET_PREFIX', ['Money_Plan']],
    ['ANALYTICS_SCRIPT_URL', ['javascript:alert(1)']],
  ])('refuse an invalid %s, with an example that is valid', (name, values) => {
    for (const value of values) {
      const { problems } = check({ [name]: value })
      expect(problems.map((problem) => problem.name)).toEqual([name])
      expect(problemsOf({ [name]: problems[0]?.example })).toEqual([])
    }
  })

  it('explain that the site cannot run under a path', () => {
    expect(problemsOf({ APP_URL: 'https://example.com/shop' })).toEqual([
      'APP_URL must end after the host: the site cannot run under a path',
    ])
  })

  it.each([
    ['short', 'qFZ3vJm0T9yXcL5s'],
    ['one character', 'a'.repeat(40)],
    ['few characters', 'abcab'.repeat(4) + 'cbabc'.repeat(4)],
    ['a repeated part', 'qFZ3vJm0T9yX'.repeat(3)],
    ['keyboard rows', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['a phrase from examples', 'please-change-me-before-production-1'],
  ])('refuse a weak secret: %s', (_what, value) => {
    for (const name of ['AUTH_SECRET', 'SETTINGS_SECRET'])
      expect(problemsOf({ [name]: value })).toHaveLength(1)
  })

  it('accept random secrets', () => {
    for (let count = 0; count < 500; count += 1)
      for (const value of [
        randomBytes(16).toString('hex'),
        randomBytes(24).toString('base64'),
        randomBytes(48).toString('base64url'),
      ])
        expect(problemsOf({ AUTH_SECRET: value })).toEqual([])
  })

  it('never reveal values', () => {
    const environment = Object.fromEntries(
      Object.keys(settingsSchema.shape).map((name) => [name, `hush ${name.length}`]),
    )
    const { problems } = checkSettings(settingsSchema, environment)
    expect(problems.length).toBeGreaterThan(8)
    expect(listProblems(problems)).not.toContain('hush')
  })
})
