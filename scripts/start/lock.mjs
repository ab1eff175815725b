import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive, startTime } from '../embedded/process-identity.mjs'

const patience = 12_000

/** Makes sure that only one start uses a data folder. Returns { markStopping, release }. */
export function lockDataDir(dataDir) {
  return acquireLock(
    path.join(dataDir, 'start.lock'),
    (pid) => `The data folder ${dataDir} is in use by a running start (process ${pid}).
Stop it, or choose another folder with DATA_DIR.`,
  )
}

/**
 * Creates a lock file. One of a process that is gone is taken over; one that is just stopping is waited for. Anyone who holds it longer
 * is named by `refusal`. Returns { markStopping, release }.
 */
export async function acquireLock(file, refusal) {
  const own = identity()
  const begin = Date.now()
  while (!tryCreate(file, own)) {
    const holder = readHolder(file)
    if (!holder) {
      rmSync(file, { force: true })
      continue
    }
    // A process whose starter was killed needs a moment to notice, and a little longer to stop in order.
    if (Date.now() - begin > (holder.isStopping ? patience : 2000)) throw new Error(refusal(holder.pid))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  let isHeld = true
  return {
    markStopping: () => writeFileSync(file, JSON.stringify({ ...own, isStopping: true })),
    release: () => {
      // Not twice: the second time it may be someone else's.
      if (isHeld) rmSync(file, { force: true })
      isHeld = false
    },
  }
}

// Written beside and then linked, so that nobody reads a half-written lock.
function tryCreate(file, own) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Returns an identity that distinguishes this process from others, even from those that get its id later. */
export const identity = () => ({ pid: process.pid, started: startTime(process.pid) })

/** Returns what such a file says about another process, if that one still runs. */
export function readHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return isSameProcess(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

const isSameProcess = ({ pid, started }) => pid !== process.pid && isAlive(pid) && startTime(pid) === started
