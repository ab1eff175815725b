import { db, pool } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { StorageUnavailable } from '@/lib/storage/fault'

// Runs the seeds that this database has not had yet, by the names of their files. Each may run again: it adds what is missing and
// changes nothing else.
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
  await pool.end() // Idle connections would keep the process for half a minute.
}
