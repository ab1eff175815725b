import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './commands.mjs'
import { acquireLock, identity, readHolder } from './lock.mjs'

/**
 * Notes that this process serves the build in `distDir`. Several may share one; but nobody may replace it while others serve it,
 * because their pages would come from two builds, with the address of the wrong one. When `isBuildNeeded` says so, others are
 * kept out until `finishBuild`. Returns { isBuildNeeded, finishBuild, release }.
 */
export async function claimBuild(distDir, isBuildNeeded) {
  const folder = path.resolve(root, `${distDir}-users`)
  mkdirSync(folder, { recursive: true })
  const lock = await acquireLock(
    path.join(folder, 'build.lock'),
    (pid) =>
      `Another start (process ${pid}) is building the site in this folder. Try again once it is ready.`,
  )
  const own = path.join(folder, String(process.pid))
  const release = () => {
    rmSync(own, { force: true })
    lock.release()
  }
  try {
    const isNeeded = isBuildNeeded()
    if (isNeeded) refuseWhileServed(folder)
    writeFileSync(own, JSON.stringify(identity()))
    if (!isNeeded) lock.release()
    return { isBuildNeeded: isNeeded, finishBuild: lock.release, release }
  } catch (error) {
    release()
    throw error
  }
}

function refuseWhileServed(folder) {
  for (const name of readdirSync(folder)) {
    if (!/^\d+$/.test(name)) continue
    const file = path.join(folder, name)
    const holder = readHolder(file)
    if (!holder) rmSync(file, { force: true })
    else
      throw new Error(
        `Process ${holder.pid} serves the site from this folder, and this start would replace its build, because the address, the database or
the code is different. Stop that process first, or start this one from a copy of the folder.`,
      )
  }
}
