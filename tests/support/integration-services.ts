import { startTestEnvironment } from '../../scripts/test/environment.mjs'

/** Once per run: Postgres, storage and mail sink; the seeded database is the template of each file's own. */
export default async function startServices() {
  const { env, stop } = await startTestEnvironment()
  Object.assign(process.env, env, { TEST_TEMPLATE_URL: env.DATABASE_URL })
  return stop
}
