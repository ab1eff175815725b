import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireSettings } from './preconditions.mjs'

const dataDir = path.join(os.tmpdir(), 'not', 'made', 'by', 'this', 'test')
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', dataDir)
})
afterEach(() => vi.unstubAllEnvs())

it('reports a port that this user is not allowed to use, rather than one in use', async () => {
  vi.stubEnv('PORT', '80')
  const refusal = await requireSettings([], async () => 'EACCES').catch((error) => error.message)
  expect(refusal).toMatch(/^ {2}PORT names port 80, which this user is not allowed to use/m)
  expect(refusal).toContain('Example: 3000')
  expect(refusal).not.toContain('in use')
})

it('accepts a port in use, which may become free', async () => {
  await expect(requireSettings([], async () => 'EADDRINUSE')).resolves.toMatchObject({ isProduction: false })
})

it('does not create the data folder', async () => {
  await requireSettings([], async () => undefined)
  expect(existsSync(dataDir)).toBe(false)
})
