import { db } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { CONSENT_VERSION } from '@/lib/waitlist/consent'
import { newEmail } from './new-email'

export const findEntry = (email: string) => db.waitlistEntry.findUnique({ where: { email } })

export async function addEntries(entries: Partial<Prisma.WaitlistEntryCreateManyInput>[]) {
  return db.waitlistEntry.createManyAndReturn({
    data: entries.map((entry) => ({
      name: 'Ada Obi',
      email: newEmail(),
      source: 'hero',
      consentVersion: CONSENT_VERSION,
      ...entry,
    })),
  })
}

export async function addEntry(entry: Partial<Prisma.WaitlistEntryCreateManyInput> = {}) {
  const [added] = await addEntries([entry])
  if (!added) throw new Error('No entry was added')
  return added
}
