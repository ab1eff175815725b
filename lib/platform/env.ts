import 'server-only'
import { checkSettings, listProblems, settingsSchema } from './settings'

const { values, problems } = checkSettings(settingsSchema, process.env)
if (problems.length > 0)
  throw new Error(`These settings are missing or not valid:\n\n${listProblems(problems)}`)

export const env = values

/** While Next prerenders static pages, nobody waits for a response, so timeouts can be longer. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

// Otherwise next-auth would trust the Host header.
process.env.NEXTAUTH_URL = env.APP_URL
