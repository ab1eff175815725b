import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { rememberPorts } from '../../scripts/embedded/ports.mjs'
import { startPostgres } from '../../scripts/embedded/postgres.mjs'

it('starts after it was killed while creating its data folder', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  const options = { dir: path.join(folder, 'postgres'), password: 'only-for-this-test', database: 'site' }
  const initdb = path.join(folder, 'initdb')
  writeFileSync(initdb, '#!/bin/sh\necho 18 > "$2/PG_VERSION"\nexec tail -f /dev/null', { mode: 0o755 })
  const first = { ...options, ports: { choose: null }, binaries: { postgres: '', initdb } }
  const script = `
    import { startPostgres } from ${JSON.stringify(path.resolve('scripts/embedded/postgres.mjs'))}
    await startPostgres(${JSON.stringify(first)})`
  const start = spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true })
  try {
    const listFiles = () => String(readdirSync(folder, { recursive: true }))
    await vi
      .waitFor(() => expect(listFiles()).toContain('PG_VERSION'), 10_000)
      .finally(() => {
        if (start.pid) process.kill(-start.pid, 'SIGKILL')
      })
    await once(start, 'exit')
    const server = await startPostgres({
      ...options,
      ports: rememberPorts(path.join(folder, 'ports.json')),
      isThrowaway: true,
    })
    await server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
