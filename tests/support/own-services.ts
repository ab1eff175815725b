import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BUCKETS } from '../../lib/platform/upload-slots'
import { rememberPorts } from '../../scripts/embedded/ports.mjs'
import { startPostgres } from '../../scripts/embedded/postgres.mjs'
import { startS3 } from '../../scripts/embedded/s3.mjs'
import { startSmtpSink } from '../../scripts/embedded/smtp-sink.mjs'
import { withClient } from './database'

function makeFolder(name: string) {
  const dir = mkdtempSync(path.join(os.tmpdir(), `site-${name}-`))
  return { dir, ports: rememberPorts(path.join(dir, 'ports.json')) }
}

/** Starts a mail sink that a test can stop and restart at the same address. */
export async function startOwnMailSink() {
  const { dir, ports } = makeFolder('mail')
  const options = { dir: path.join(dir, 'mail'), ports }
  let sink = await startSmtpSink(options)
  return {
    url: sink.url,
    viewer: sink.viewer,
    stop: async () => {
      await sink.stop()
    },
    restart: async () => {
      sink = await startSmtpSink(options)
    },
    remove: async () => {
      await sink.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Starts a separate storage server that a test can stop and restart at the same address. */
export async function startOwnStorage(buckets: readonly string[] = BUCKETS) {
  const { dir, ports } = makeFolder('storage')
  const keys = { accessKeyId: randomUUID(), secretAccessKey: randomUUID(), region: 'eu-west-1' }
  const options = { dir: path.join(dir, 'storage'), ports, ...keys, buckets: [...buckets] }
  let storage = await startS3(options)
  let isRunning = true
  const stop = async () => {
    if (isRunning) await storage.stop()
    isRunning = false
  }
  return {
    ...keys,
    endpoint: storage.endpoint,
    /** Returns the settings with which the site uses this storage, as its embedded store or as one that an operator configured. */
    env: (isEmbedded: boolean) => ({
      S3_ENDPOINT: storage.endpoint,
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_EMBEDDED: String(isEmbedded),
    }),
    stop,
    restart: async () => {
      if (!isRunning) storage = await startS3(options)
      isRunning = true
    },
    remove: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts an empty Postgres that a test can stop, crash, freeze, and restart on the same port. `prepare` fills the
 * database, such as by running the migrations.
 */
export async function startOwnPostgres(prepare: (url: string) => Promise<void>) {
  const { dir, ports } = makeFolder('postgres')
  const options = { dir: path.join(dir, 'postgres'), ports, password: 'only-for-this-test', database: 'site' }
  let server = await startPostgres(options)
  await prepare(server.url)
  const query = (sql: string) => withClient(server.url, async (client) => (await client.query(sql)).rows)
  return {
    url: server.url,
    query,
    /** Freezes the server: connections stay open and nothing responds, as when a disk hangs. Returns a function that unfreezes the server. */
    freeze: async () => {
      const backends = await withClient(server.url, async (client) => {
        // First stop the process that starts backends, so that the list is complete.
        if (server.pid) process.kill(server.pid, 'SIGSTOP')
        return (await client.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')).rows
      })
      const pids = [server.pid, ...backends.map(({ pid }) => pid)]
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
    stop: () => server.stop(),
    crash: async () => {
      if (server.pid) process.kill(server.pid, 'SIGKILL')
      await server.exited
    },
    restart: async () => {
      server = await startPostgres(options)
    },
    remove: async () => {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
