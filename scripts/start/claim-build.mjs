import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './commands.mjs'
import { isWritable } from './is-writable.mjs'
import { acquireLock, identity, readHolder } from './lock.mjs'

/**
 * Registers this process as a user of the build in `distDir`. Several processes can share a build, but none may
 * replace it while others serve it, because they would look for files that no longer exist. If `isBuildNeeded`
 * returns true, keeps others out until `finishBuild` is called. Returns { isBuildNeeded, finishBuild, release }.
 */
export async function claimBuild(distDir, isBuildNeeded) {
  const folder = path.resolve(root, `${distDir}-users`)
  if (!isWritable(path.dirname(folder))) return acceptExistingBuild(isBuildNeeded)
  mkdirSync(folder, { recursive: true })
  const lock = await acquireLock(
    path.join(folder, 'build.lock'),
    (pid) => `Process ${pid} is building the site in this folder. Try again once it is ready.`,
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

/** Uses the build of the folder's owner, which this user cannot replace. Throws if there is none. */
function acceptExistingBuild(isBuildNeeded) {
  if (isBuildNeeded())
    throw new Error(
      `The site has to be built first, and this user is not allowed to write to ${root}. Run "npm run prepare:production" as the owner of that folder.`,
    )
  return { isBuildNeeded: false, finishBuild() {}, release() {} }
}

function refuseWhileServed(folder) {
  for (const name of readdirSync(folder)) {
    if (!/^\d+$/.test(name)) continue
    const file = path.join(folder, name)
    const holder = readHolder(file)
    if (!holder) rmSync(file, { force: true })
    else
      throw new Error(
        `Process ${holder.pid} serves the site from this folder, and starting the site again would replace its build, because
the code is different. Stop that process first, or start this one from a copy of the folder.`,
      )
  }
}
