import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimBuild } from './claim-build.mjs'

// Several starts in the same folder, as separate processes.

let dir
let distDir
let others

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'claim-build-'))
  distDir = path.join(dir, 'build')
  others = []
})
afterEach(() => {
  for (const other of others) other.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

/** Starts another process, which claims the build and then keeps serving or building. */
async function startOther({ isBuildNeeded }) {
  const program = `import { claimBuild } from './claim-build.mjs'
await claimBuild(${JSON.stringify(distDir)}, () => ${isBuildNeeded})
console.log('claimed')
setInterval(() => {}, 1000)`
  const args = ['--input-type=module', '--eval', program]
  const other = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(other)
  await once(other.stdout, 'data')
  return other
}

const needed = () => true
const notNeeded = () => false

it('lets several starts serve the same build', async () => {
  await startOther({ isBuildNeeded: false })
  const claim = await claimBuild(distDir, notNeeded)
  expect(claim.isBuildNeeded).toBe(false)
})

it('refuses to replace a build that another process serves', async () => {
  const other = await startOther({ isBuildNeeded: false })
  await expect(claimBuild(distDir, needed)).rejects.toThrow(
    `Process ${other.pid} serves the site from this folder`,
  )
})

it('refuses to start while another process builds', async () => {
  const other = await startOther({ isBuildNeeded: true })
  await expect(claimBuild(distDir, notNeeded)).rejects.toThrow(`Process ${other.pid} is building`)
})

it('builds once the others have ended, for whatever reason', async () => {
  const other = await startOther({ isBuildNeeded: false })
  other.kill('SIGKILL')
  await once(other, 'exit')
  const claim = await claimBuild(distDir, needed)
  expect(claim.isBuildNeeded).toBe(true)
})

it('does not remove the lock of a later process when it ends', async () => {
  const claim = await claimBuild(distDir, notNeeded)
  claim.release()
  await startOther({ isBuildNeeded: true })
  claim.release()
  await expect(claimBuild(distDir, notNeeded)).rejects.toThrow('is building')
})

it('leaves nothing behind after a refusal or at the end', async () => {
  const other = await startOther({ isBuildNeeded: false })
  await expect(claimBuild(distDir, needed)).rejects.toThrow()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const claim = await claimBuild(distDir, needed)
  claim.finishBuild()
  const next = await startOther({ isBuildNeeded: false })
  claim.release()
  next.kill('SIGKILL')
  await once(next, 'exit')
  expect(readdirSync(`${distDir}-users`)).toEqual([String(next.pid)])
})
