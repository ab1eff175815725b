import { startTestEnvironment } from '../../scripts/test/environment.mjs'

/** Once per run: Postgres, storage and mail sink; each file clones its own database from the template. */
export default async function startServices() {
  const { env, stop } = await startTestEnvironment()
  Object.assign(process.env, env)
  return stop
}
