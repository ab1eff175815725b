import { db, pool } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { StorageUnavailable } from '@/lib/storage/fault'

// Runs the seeds that this database has not had yet, in order of their file names. Each can run again: it adds what
// is missing and changes nothing else.
try {
  for (const name of process.argv.slice(2)) {
    const { seed }: { seed: () => Promise<void> } = await import(`./${name}.ts`)
    await seed()
  }
} catch (error) {
  const isPlain = error instanceof Refusal || error instanceof StorageUnavailable
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
} finally {
  await db.$disconnect()
  await pool.end() // Idle connections would keep the process alive for half a minute.
}
