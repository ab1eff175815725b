import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTime } from '../embedded/process-identity.mjs'
import { findRunningSiteSettings, NOT_RUNNING } from './find-running.mjs'

let dir

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'running-'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', dir)
  writeFileSync(path.join(dir, 'secrets.json'), '{"databasePassword":"hush"}')
  writeFileSync(path.join(dir, 'ports.json'), '{"postgres":5433}')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true })
})

it('finds the database of the running site', () => {
  const holder = { pid: process.ppid, started: startTime(process.ppid) }
  writeFileSync(path.join(dir, 'start.lock'), JSON.stringify(holder))
  expect(findRunningSiteSettings().DATABASE_URL).toBe('postgresql://postgres:hush@127.0.0.1:5433/site')
})

it('throws when the site is not running', () => {
  expect(findRunningSiteSettings).toThrow(NOT_RUNNING)
})
