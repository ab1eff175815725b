import path from 'node:path'
import { BUCKETS } from '../../lib/platform/upload-slots.ts'
import { rememberPorts } from '../embedded/ports.mjs'
import { runStep } from './progress.mjs'

const region = 'us-east-1'

/**
 * Starts the services that are not configured, on the loopback address, with their data in `dataDir`. Returns the
 * environment for the site to use them, the address of the email viewer and `stop`, which is passed to `onBegin`
 * before anything runs. `step` shows the progress; `isThrowaway` is for tests.
 */
export async function startServices({
  dataDir,
  secrets,
  needs,
  isThrowaway = false,
  onBegin = () => {},
  step = runStep,
  onPostgresExit = () => {},
}) {
  const ports = rememberPorts(path.join(dataDir, 'ports.json'))
  const env = {}
  const stops = []
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne()
  }
  onBegin(stop)

  async function startDatabase() {
    const { startPostgres } = await import('../embedded/postgres.mjs')
    const dir = path.join(dataDir, 'postgres')
    const options = { dir, ports, password: secrets.databasePassword, database: 'site', isThrowaway }
    const postgres = await startPostgres(options)
    stops.push(postgres.stop)
    env.DATABASE_URL = postgres.url
    postgres.exited.then(() => onPostgresExit(startDatabase))
  }

  async function startStorage() {
    const { startS3 } = await import('../embedded/s3.mjs')
    const keys = { accessKeyId: secrets.storageKeyId, secretAccessKey: secrets.storageSecret }
    const s3 = await startS3({ dir: path.join(dataDir, 'storage'), ports, ...keys, region, buckets: BUCKETS })
    stops.push(s3.stop)
    Object.assign(env, {
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
      S3_BUCKET_PREFIX: '',
      S3_EMBEDDED: 'true',
    })
  }

  async function startMail() {
    const { startSmtpSink } = await import('../embedded/smtp-sink.mjs')
    const sink = await startSmtpSink({ dir: path.join(dataDir, 'mail'), ports })
    stops.push(sink.stop)
    env.SMTP_URL = sink.url
    return sink.viewer
  }

  try {
    if (needs.postgres) await step('Start Postgres', startDatabase)
    if (needs.storage) await step('Start storage', startStorage)
    const mailViewer = needs.mail ? await step('Start mail sink', startMail) : undefined
    return { env, mailViewer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
