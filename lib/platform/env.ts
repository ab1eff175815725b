import 'server-only'
import { judgeSettings, listFaults, settingsSchema } from './settings'

const { values, faults } = judgeSettings(settingsSchema, process.env)
if (faults.length > 0) throw new Error(`These settings are missing or not valid:\n\n${listFaults(faults)}`)

export const env = values

/** Next is rendering the static pages: nobody waits for an answer, so there is time. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

// next-auth reads its own variable and would otherwise believe the Host header.
process.env.NEXTAUTH_URL = env.APP_URL
