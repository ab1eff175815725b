import 'server-only'
import { db } from './db'

/** The periods until staff save their own. */
const retentionDefaults = { signupMonths: 36, messageMonths: 24, emailMonths: 12 }

/** Returns the retention periods in months. Version 0 means that nobody has saved them and the defaults apply. */
export async function findRetention(from: Pick<typeof db, 'retentionSettings'> = db) {
  const saved = await from.retentionSettings.findUnique({
    where: { id: 1 },
    omit: { id: true, updatedAt: true },
  })
  return saved ?? { ...retentionDefaults, version: 0 }
}

export const inMonths = (count: number) => (count === 1 ? 'a month' : `${count} months`)
