import { db, pool } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { ensureBuckets } from '@/lib/platform/storage'
import { seedAbout } from './about'
import { seedAuth } from './auth'
import { seedBlog } from './blog'
import { seedCareers } from './careers'
import { seedContact } from './contact'
import { seedHelp } from './help'
import { seedLanding } from './landing'
import { seedLegal } from './legal'
import { seedPress } from './press'

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
}

// Run with the names of the seeds that this database has not had yet.
try {
  await ensureBuckets()
  for (const name of process.argv.slice(2)) {
    const seed = seeds[name]
    if (!seed) throw new Error(`prisma/seed/index.ts does not know the seed "${name}"`)
    await seed()
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
} finally {
  await db.$disconnect()
  await pool.end() // Idle connections would keep the process for half a minute.
}
