import { db, pool } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { StorageUnavailable } from '@/lib/storage/fault'
import { seedAbout } from './about'
import { seedAuth } from './auth'
import { seedBlog } from './blog'
import { seedCareers } from './careers'
import { seedContact } from './contact'
import { seedHelp } from './help'
import { seedLanding } from './landing'
import { seedLegal } from './legal'
import { seedPress } from './press'
import { seedPressAssets } from './press-assets'

// One a noun, named like its file. Each may run again: it adds what is missing and changes nothing that is there.
const seeds: Record<string, () => Promise<void>> = {
  about: seedAbout,
  auth: seedAuth,
  blog: seedBlog,
  careers: seedCareers,
  contact: seedContact,
  help: seedHelp,
  landing: seedLanding,
  legal: seedLegal,
  press: seedPress,
  'press-assets': seedPressAssets,
}

// Run with the names of the seeds that this database has not had yet.
try {
  for (const name of process.argv.slice(2)) {
    const seed = seeds[name]
    if (!seed) throw new Error(`prisma/seed/index.ts does not know the seed "${name}"`)
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
