import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.mjs'

const production = {
  DATABASE_URL: 'postgresql://site:hush-hush@db.example.com/site',
  APP_URL: 'https://www.example.com',
  AUTH_SECRET: 'qFZ3vJm0T9yXcL5sW8dKbR2nHpA7uE4gN1oM6iVt',
  SETTINGS_SECRET: '0f9c1e7ab34d825f6e0b97c2d1a84536fe21bc09',
  SMTP_URL: 'smtps://site:hush-hush@mail.example.com',
  MAIL_FROM: 'Site <hello@example.com>',
}
const problemsOf = (environment) =>
  readSettings([], environment).problems.map(({ name, problem }) => `${name} ${problem}`)

describe('starting without DATABASE_URL', () => {
  it('requires no settings', () => {
    const { settings, problems } = readSettings([], {})
    expect(problems).toEqual([])
    expect(settings).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      adminUsername: 'admin',
      needs: { postgres: true, storage: true, mail: true },
    })
  })

  it('checks the settings provided', () => {
    const problems = problemsOf({
      LOG_LEVEL: 'loud',
      SMTP_URL: 'mail.example.com',
      AUTH_SECRET: 'a'.repeat(32),
    })
    expect(problems).toHaveLength(3)
  })

  it('can have a URL without TLS, for viewing on a phone', () => {
    expect(problemsOf({ APP_URL: 'http://192.168.1.20:3000' })).toEqual([])
  })
})

describe('starting with DATABASE_URL', () => {
  it('accepts what production requires; storage can follow later', () => {
    const { settings, problems } = readSettings([], production)
    expect(problems).toEqual([])
    expect(settings).toMatchObject({
      isProduction: true,
      needs: { postgres: false, storage: false, mail: false },
    })
  })

  it('does not generate values', () => {
    const { DATABASE_URL } = production
    expect(
      readSettings([], { DATABASE_URL })
        .problems.map(({ name }) => name)
        .sort(),
    ).toEqual(
      Object.keys(production)
        .filter((name) => name !== 'DATABASE_URL')
        .sort(),
    )
  })

  it('rejects a URL without TLS, except on this machine', () => {
    for (const host of ['localhost:3000', 'site.localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect(problemsOf({ ...production, APP_URL: `http://${host}` })).toEqual([])
    for (const host of [
      'www.example.com',
      '192.168.1.20:3000',
      'localhost.example.com',
      '127.0.0.1.example.com',
    ])
      expect(problemsOf({ ...production, APP_URL: `http://${host}` })).toEqual([
        expect.stringMatching(/^APP_URL must begin with https/),
      ])
  })
})

it('checks the first account by the rules for accounts', () => {
  expect(problemsOf({ ADMIN_PASSWORD: 'short' })).toEqual([
    expect.stringMatching(/^ADMIN_PASSWORD .*at least 15 characters/),
  ])
  expect(problemsOf({ ADMIN_USERNAME: 'Ada Obi' })).toEqual([
    expect.stringMatching(/^ADMIN_USERNAME is refused: A username must have /),
  ])
  expect(problemsOf({ ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'wide river small boat' })).toEqual([])
})
