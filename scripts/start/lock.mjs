import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, startTime } from '../embedded/process-identity.mjs'

const timeout = 12_000

const lockFileOf = (dataDir) => path.join(dataDir, 'start.lock')

/** Returns whether a start script uses a data folder. */
export const isDataDirInUse = (dataDir) => readHolder(lockFileOf(dataDir)) !== undefined

/** Ensures that only one start script uses a data folder at a time. Returns { markStopping, release }. */
export function lockDataDir(dataDir) {
  return acquireLock(
    lockFileOf(dataDir),
    (pid) => `The data folder ${dataDir} is in use by another npm start (process ${pid}).
Stop it, or choose another folder with DATA_DIR.`,
  )
}

/**
 * Creates a lock file. Takes over the lock of a dead process, and waits for a process that is stopping. If another
 * process keeps the lock, throws the message from `refusal`. Returns { markStopping, release }.
 */
export async function acquireLock(file, refusal) {
  const own = identity()
  const startedAt = Date.now()
  while (!tryCreate(file, own)) {
    const holder = readHolder(file)
    if (!holder) {
      rmSync(file, { force: true })
      continue
    }
    // If its parent was killed, a process needs a moment to notice, and a little longer to stop cleanly.
    if (Date.now() - startedAt > (holder.isStopping ? timeout : 2000)) throw new Error(refusal(holder.pid))
    await wait(100)
  }
  let isHeld = true
  return {
    markStopping: () => writeFileSync(file, JSON.stringify({ ...own, isStopping: true })),
    release: () => {
      // Remove the file only once, because the next one may belong to another process.
      if (isHeld) rmSync(file, { force: true })
      isHeld = false
    },
  }
}

// Write another file and link it, so that no process reads a half-written lock.
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

/** Returns an identity that distinguishes this process from others, even those that later get the same id. */
export const identity = () => ({ pid: process.pid, started: startTime(process.pid) })

/** Returns a lock file's information about another process, if that process is still running. */
export function readHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return isOtherRunningProcess(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

const isOtherRunningProcess = ({ pid, started }) =>
  pid !== process.pid && isAlive(pid) && startTime(pid) === started
