import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTime } from '../embedded/process-identity.mjs'
import { claimBuild } from './claim-build.mjs'

// The parent process of this test stands in for one that serves the build; claim-build.slow.test.mjs uses real
// processes.
const other = process.ppid

let dir
let distDir
const listUsers = () => readdirSync(`${distDir}-users`)

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'claim-build-'))
  distDir = path.join(dir, 'build')
  mkdirSync(`${distDir}-users`)
  const identity = { pid: other, started: startTime(other) }
  writeFileSync(path.join(`${distDir}-users`, String(other)), JSON.stringify(identity))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('refuses to replace a build in use, and leaves no trace of the attempt', async () => {
  await expect(claimBuild(distDir, () => true)).rejects.toThrow(
    `Process ${other} serves the site from this folder`,
  )
  expect(listUsers()).toEqual([String(other)])
})

it('lets another process serve a build in use', async () => {
  const claim = await claimBuild(distDir, () => false)
  expect(claim.isBuildNeeded).toBe(false)
  expect(listUsers().sort()).toEqual([other, process.pid].map(String).sort())
  claim.release()
  expect(listUsers()).toEqual([String(other)])
})
