// A test loads this into an instance of the site (node --import). On SIGUSR2, it collects garbage and writes the
// used heap size in bytes to MEMORY_FILE.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

const file = process.env.MEMORY_FILE

if (file && isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed } = process.memoryUsage()
    writeFileSync(file, String(heapUsed))
  })
}
