import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireSettings } from './preconditions.mjs'

// Whether this user may listen on low ports depends on the machine.
let portFault
vi.mock('../embedded/ports.mjs', () => ({ findPortFault: async () => portFault }))

const dataDir = path.join(os.tmpdir(), 'not', 'made', 'by', 'this', 'test')
beforeEach(() => {
  portFault = undefined
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', dataDir)
})
afterEach(() => vi.unstubAllEnvs())

it('reports that a port is not allowed, rather than in use', async () => {
  vi.stubEnv('PORT', '80')
  portFault = 'EACCES'
  const refusal = await requireSettings([]).catch((error) => error.message)
  expect(refusal).toMatch(/^ {2}PORT names port 80, which this user is not allowed to use/m)
  expect(refusal).toContain('Example: 3000')
  expect(refusal).not.toContain('in use')
})

it('accepts a port in use, which may become free', async () => {
  portFault = 'EADDRINUSE'
  await expect(requireSettings([])).resolves.toMatchObject({ isProduction: false })
})

it('creates no folder', async () => {
  await requireSettings([])
  expect(existsSync(dataDir)).toBe(false)
})
