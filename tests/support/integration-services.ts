import { startTestEnvironment } from '../../scripts/test/environment.mjs'

/** Starts Postgres, storage and an SMTP sink once per run. Each file clones its own database from the template. */
export default async function startServices() {
  const { env, stop } = await startTestEnvironment()
  Object.assign(process.env, env)
  return stop
}
