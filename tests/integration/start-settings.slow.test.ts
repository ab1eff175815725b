import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/embedded/ports.mjs'
import { copyDatabase, dropDatabase } from '../../scripts/test/databases.mjs'
import { withClient } from '../support/database'

// Starts the site the way an operator would, with invalid settings.

const root = path.resolve(import.meta.dirname, '../..')
let database: string
let dir: string

beforeEach(async () => {
  const empty = Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: '/template0' })
  database = await copyDatabase(empty.href, `empty_${randomBytes(6).toString('hex')}`)
  dir = mkdtempSync(path.join(os.tmpdir(), 'start-settings-'))
})
afterEach(async () => {
  await dropDatabase(database)
  rmSync(dir, { recursive: true, force: true })
})

async function start(changes: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    DATABASE_URL: database,
    PORT: String(await findFreePort()),
    DATA_DIR: path.join(dir, 'data'),
    APP_URL: 'http://localhost:3000',
    AUTH_SECRET: 'qFZ3vJm0T9yXcL5sW8dKbR2nHpA7uE4gN1oM6iVt',
    SETTINGS_SECRET: '0f9c1e7ab34d825f6e0b97c2d1a84536fe21bc09',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'hello@localhost',
    ADMIN_USERNAME: 'ada.obi',
    ADMIN_PASSWORD: 'wide river small boat',
    ...changes,
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, output: stdout + stderr }
}

/** Expects the site to refuse to start with invalid settings and to leave nothing behind. Returns the output. */
async function expectRefusal(changes: Record<string, string>) {
  const { status, output } = await start(changes)
  expect(output).toContain('The site was not started, and nothing was changed.')
  expect(output).not.toContain('Ready.')
  expect(status).toBe(1)
  expect(existsSync(path.join(dir, 'data'))).toBe(false)
  const { rows } = await withClient(database, (client) =>
    client.query(`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`),
  )
  expect(rows).toEqual([])
  return output
}

describe('starting with invalid settings', () => {
  it('reports all of them together, never shows a secret, and changes nothing', async () => {
    const output = await expectRefusal({
      AUTH_SECRET: 'hush-hush',
      SMTP_URL: 'hush-hush@mail.example.com',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXY_HOPS: 'one',
      APP_URL: 'http://www.example.com',
      ADMIN_PASSWORD: '',
    })
    for (const name of [
      'AUTH_SECRET',
      'SMTP_URL',
      'LOG_LEVEL',
      'TRUSTED_PROXY_HOPS',
      'APP_URL',
      'ADMIN_PASSWORD',
    ])
      expect(output).toMatch(new RegExp(`^  ${name} .*\\n      Example: `, 'm'))
    expect(output).not.toContain('hush-hush')
  })

  it('requires ADMIN_PASSWORD if no account exists', async () => {
    expect(await expectRefusal({ ADMIN_PASSWORD: '' })).toContain('ADMIN_PASSWORD is missing')
  })

  it.each(['', 'admin', 'Root'])('rejects "%s" as the username of the first account', async (name) => {
    expect(await expectRefusal({ ADMIN_USERNAME: name })).toMatch(/ADMIN_USERNAME must not be "(admin|root)"/)
  })

  it('names DATABASE_URL if the database cannot be used', async () => {
    const url = new URL(database)
    url.password = 'hush-hush'
    const wrongPassword = await expectRefusal({ DATABASE_URL: url.href })
    expect(wrongPassword).toMatch(
      /DATABASE_URL does not point at a usable database .*password authentication failed/,
    )
    expect(wrongPassword).not.toContain('hush-hush')
    const unreachable = `postgresql://site@localhost:${await findFreePort()}/site`
    expect(await expectRefusal({ DATABASE_URL: unreachable })).toMatch(
      /DATABASE_URL does not point at a usable database .*ECONNREFUSED/,
    )
  })

  it('names DATA_DIR if it is a file', async () => {
    const file = path.join(root, 'package.json')
    expect(await expectRefusal({ DATA_DIR: file })).toMatch(/DATA_DIR must be a folder, but .* is a file/)
  })

  it('names HOST if the address does not belong to this machine', async () => {
    expect(await expectRefusal({ HOST: '203.0.113.7' })).toContain('HOST must be an address of this machine')
  })
})

// A firewall might block whatever port the message suggested.
it('reports that the port is in use, without suggesting another one', async () => {
  const server = net.createServer()
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { status, output } = await start({ PORT: String(port) })
  server.close()
  expect(status).toBe(1)
  expect(output).toContain(`Port ${port} is in use by another program. Stop it, or set PORT to another port.`)
})
