import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive, startTime } from '../embedded/process-identity.mjs'

const patience = 12_000

/**
 * Makes sure that only one start uses a data folder. A lock of a process that is gone is taken over; one that is just
 * stopping is waited for. Returns { markStopping, release }.
 */
export async function lockDataDir(dataDir) {
  const file = path.join(dataDir, 'start.lock')
  const own = { pid: process.pid, started: startTime(process.pid) }
  const begin = Date.now()
  while (!tryCreate(file, own)) {
    const holder = readLock(file)
    if (!holder || !isSameProcess(holder)) {
      rmSync(file, { force: true })
      continue
    }
    // A process whose starter was killed needs a moment to notice, and a little longer to stop in order.
    if (Date.now() - begin > (holder.isStopping ? patience : 2000)) {
      throw new Error(
        `The data folder ${dataDir} is in use by a running start (process ${holder.pid}).
Stop that one, or choose another folder with DATA_DIR.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    markStopping: () => writeFileSync(file, JSON.stringify({ ...own, isStopping: true })),
    release: () => rmSync(file, { force: true }),
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

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const isSameProcess = ({ pid, started }) => pid !== process.pid && isAlive(pid) && startTime(pid) === started
