import { randomUUID } from 'node:crypto'
import { generateClient, migrate, seedOnce } from '../start/database.mjs'
import { readOrCreateSecrets } from '../start/secrets.mjs'
import { startServices } from '../start/services.mjs'
import { copyDatabase, runOn } from './databases.mjs'
import { createWorkspace } from './workspace.mjs'

const admin = { username: 'admin', password: 'correct horse battery staple' }

const everything = { postgres: true, storage: true, mail: true }
const silently = (_name, work) => work()

/**
 * Starts Postgres, storage and an SMTP sink in a temporary folder, migrated and seeded. Returns { env, dataDir, stop
 * }. `env` contains the settings for the site and the tests, including an unchanging copy of the seeded database for
 * tests to clone. `stop` removes everything.
 */
export async function startTestEnvironment({ appUrl = 'http://localhost:3000', step = silently } = {}) {
  const workspace = createWorkspace()
  const dataDir = workspace.dir
  let stopServices = async () => {}
  const stop = async () => {
    await stopServices()
    await workspace.remove()
  }
  try {
    const secrets = readOrCreateSecrets(dataDir)
    const onBegin = (stopAll) => {
      stopServices = stopAll
    }
    const services = await startServices({
      dataDir,
      secrets,
      needs: everything,
      isThrowaway: true,
      onBegin,
      step,
    })
    /** @type {Record<string, string>} */
    const env = {
      ...services.env,
      ...externalStorage(),
      APP_URL: appUrl,
      AUTH_SECRET: secrets.authSecret,
      SETTINGS_SECRET: secrets.settingsSecret,
      MAIL_FROM: 'MoneyPlan <hello@localhost>',
      TRUSTED_PROXY_HOPS: '0',
      WORKER: 'inline',
      LOG_LEVEL: 'warn',
      ANALYTICS_SCRIPT_URL: 'https://analytics.example/script.js',
      TEST_MAIL_VIEWER: services.mailViewer,
      TEST_ADMIN_USERNAME: admin.username,
      TEST_ADMIN_PASSWORD: admin.password,
    }
    await generateClient()
    await step('Migrate the test database', () => migrate(env))
    await step('Seed the test database', () =>
      seedOnce({
        env,
        adminUsername: admin.username,
        isPasswordGenerated: false,
        getAdminPassword: () => admin.password,
      }),
    )
    env.TEST_TEMPLATE_URL = await copyDatabase(env.DATABASE_URL, 'template_site')
    // Otherwise each instance on a clone would make smaller copies of the seeded images, which no such test shows.
    await runOn(env.TEST_TEMPLATE_URL, "update media_image set copies = 'ready'")
    return { env, dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Returns the settings of another S3 server to run the tests against, instead of the embedded one. Each run has its own
 * buckets, because those of an earlier run belong to its database.
 */
function externalStorage({ TEST_S3_ENDPOINT: endpoint, ...environment } = process.env) {
  if (!endpoint) return {}
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: environment.TEST_S3_REGION ?? 'us-east-1',
    S3_ACCESS_KEY_ID: environment.TEST_S3_ACCESS_KEY_ID ?? '',
    S3_SECRET_ACCESS_KEY: environment.TEST_S3_SECRET_ACCESS_KEY ?? '',
    S3_BUCKET_PREFIX: `${environment.TEST_S3_BUCKET_PREFIX ?? 'test-'}${randomUUID().slice(0, 8)}-`,
  }
}
