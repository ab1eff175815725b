import { startTestEnvironment } from '../../scripts/test/environment.mjs'

/**
 * Starts Postgres, storage and an SMTP sink once per run, unless the test runner has started them. Each file clones its
 * own database from the template.
 */
export default async function startServices() {
  if (process.env.TEST_TEMPLATE_URL) return undefined
  const { env, stop } = await startTestEnvironment()
  Object.assign(process.env, env)
  return stop
}
