// Measures what requests cost the server, against their budgets: `npm run bench:server`. The server runs on one core
// and the load comes from another, alternating with nginx, which serves the same bytes from files. Uses the
// production build with its own services.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { root } from '../start/commands.mjs'
import { runStep } from '../start/progress.mjs'
import { withSeededSite } from '../test/seeded-site.mjs'
import { CORES, hasWrk, load, measure, median, range } from './load.mjs'
import { hasNginx, startFront, startNginx } from './nginx.mjs'
import { hasPgbench, prepareSignups } from './signups.mjs'
import { printTable } from './table.mjs'

const ROUNDS = 5
const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,image/avif,image/webp,*/*' }

// A copy like those that the site makes of each upload: see lib/media/image-copies.ts.
const imageKey = '0e1d2c3b-0000-4000-8000-00000000000a-704.avif'

/** `max`: the maximum CPU time per response in milliseconds. `min`: the minimum speed relative to nginx or pgbench. */
const targets = [
  { name: 'landing', path: '/', max: 0.15, min: 0.3 },
  { name: 'blog', path: '/blog', max: 0.12 },
  { name: 'careers', path: '/careers', max: 0.12 },
  { name: 'search', path: '/blog/search?q=money', max: 0.12 },
  { name: 'uploaded image', path: `/media/general-images/${imageKey}`, max: 0.12 },
]
const signupBudgets = { signup: 2 }

async function run({ origin, port, env, dataDir, pid, onStop }) {
  execFileSync('taskset', ['-apc', String(CORES.server), String(pid)], { stdio: 'ignore' })
  await uploadImage(env)
  const address = `http://127.0.0.1:${port}`
  const nginx = await runStep('Warm up', () => openNginx(dataDir, address, onStop))
  const front = await startFront({ dir: path.join(dataDir, 'front'), core: CORES.server, instance: port })
  onStop(front.stop)
  const askNginx = async (index) =>
    (await load({ url: `${nginx.origin}/${index}`, headers: browser })).perSecond
  const pages = targets.map((target, index) => ({
    ...target,
    run: () => measure(pid, { url: address + target.path, headers: browser }),
    runOther: () => askNginx(index),
  }))
  const throughFront = {
    name: 'landing, through deploy/nginx.conf',
    min: 0.8,
    run: () => measure(front.pid, { url: `${front.origin}/`, headers: browser }),
    runOther: () => askNginx(0),
  }
  await compare('What a request costs', 'nginx', [...pages, throughFront])

  const database = env.DATABASE_URL
  const signups = await prepareSignups({ pid, address, origin, database, dir: dataDir })
  const runOther = signups.insertDirectly
  const ways = signups.ways.map((way) => ({ ...way, max: signupBudgets[way.name], runOther }))
  await compare('What a signup costs', 'pgbench', ways)
  const lost = await signups.countLost()
  if (lost > 0) throw new Error(`${lost} signups were acknowledged, but are not on the list.`)
}

/** Starts nginx with the same responses, after warming up every page until it has its final compression. */
async function openNginx(dir, origin, onStop) {
  for (const { path } of targets) await load({ url: origin + path, headers: browser, seconds: 7 })
  const responses = await Promise.all(
    targets.map(async ({ path }, index) => ({
      name: String(index),
      ...(await fetchCompressed(origin + path)),
    })),
  )
  const nginx = await startNginx({ dir: path.join(dir, 'nginx'), core: CORES.server, responses })
  onStop(nginx.stop)
  return nginx
}

const headersOfFiles = [
  'content-type',
  'content-encoding',
  'content-security-policy',
  'vary',
  'cache-control',
  'link',
]

/** Returns a response with its bytes as they were sent; fetch() would decompress them. */
async function fetchCompressed(url) {
  const [response] = await once(http.get(url, { headers: browser }), 'response')
  const body = Buffer.concat(await response.toArray())
  const headers = Object.entries(response.headers).filter(([name]) => headersOfFiles.includes(name))
  return { headers: Object.fromEntries(headers), body }
}

async function uploadImage(env) {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  })
  const Body = await sharp(path.join(root, 'public/screenshots/landing.webp')).resize(704).avif().toBuffer()
  const Bucket = `${env.S3_BUCKET_PREFIX ?? ''}general-images`
  await client.send(new PutObjectCommand({ Bucket, Key: imageKey, Body, ContentType: 'image/avif' }))
}

/** Measures each subject, alternating with another program that does the same, and prints the medians and budgets. */
async function compare(title, other, subjects) {
  const samples = subjects.map(() => ({ cpu: [], rate: [], ratio: [] }))
  for (let round = 1; round <= ROUNDS; round += 1)
    await runStep(`${title}, round ${round} of ${ROUNDS}`, async () => {
      for (const [index, { run, runOther }] of subjects.entries()) {
        const { cpu, perSecond } = await run()
        samples[index].cpu.push(cpu)
        samples[index].rate.push(perSecond)
        samples[index].ratio.push(perSecond / (await runOther()))
      }
    })
  const rows = subjects.map(({ name, max, min }, index) => {
    const { cpu, rate, ratio } = samples[index]
    const isMet = !(median(cpu) > max) && !(median(ratio) < min)
    if (!isMet) process.exitCode = 1
    return [
      name,
      `${median(cpu).toFixed(3)} ms`,
      range(cpu, 3),
      max === undefined ? '' : `${max} ms`,
      String(Math.round(median(rate))),
      median(ratio).toFixed(2),
      min === undefined ? '' : String(min),
      max === undefined && min === undefined ? '' : isMet ? 'met' : 'MISSED',
    ]
  })
  const head = ['', 'CPU time', 'range', 'at most', 'per second', `relative to ${other}`, 'at least', '']
  printTable(title, head, rows)
}

/** Throws if something is missing, before spending minutes on a build. */
function checkMachine() {
  if (os.availableParallelism() < 2)
    throw new Error('This benchmark requires two cores: one for the server, one for the load.')
  const missing = [!hasWrk() && 'wrk', !hasNginx() && 'nginx-light', !hasPgbench() && 'postgresql-contrib']
  const packages = missing.filter(Boolean).join(' ')
  if (packages) throw new Error(`Programs are missing. On Debian: apt-get install ${packages}`)
}

checkMachine()
// Each signup comes from a different address, like those of visitors.
await withSeededSite(run, { WORKER: 'off', LOG_LEVEL: 'silent', TRUSTED_PROXY_HOPS: '1' })
