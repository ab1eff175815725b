// What a request costs the server, against its budget: `npm run bench:server`. The server runs on one core and the load comes from
// another, in turn with nginx that sends the same bytes from files. On the production build, with services of its own.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { JSDOM } from 'jsdom'
import pg from 'pg'
import { root } from '../start/commands.mjs'
import { runStep } from '../start/progress.mjs'
import { withSeededSite } from '../test/seeded-site.mjs'
import { hasNginx, startNginx } from './nginx.mjs'
import { printTable } from './table.mjs'

const CORES = { server: 0, load: 1 }
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 20
const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,image/avif,image/webp,*/*' }

const imageKey = '0e1d2c3b-0000-4000-8000-00000000000a.webp'
const imageAddress = `/_next/image?url=${encodeURIComponent(`/media/general-images/${imageKey}`)}&w=640&q=75`

/** `most`: milliseconds of the processor that a request may take. `least`: how fast beside nginx. */
const targets = [
  { name: 'landing', path: '/', most: 0.15, least: 0.3 },
  { name: 'blog', path: '/blog', most: 0.12 },
  { name: 'careers', path: '/careers', most: 0.12 },
  { name: 'search', path: '/blog/search?q=money', most: 0.12 },
  { name: 'uploaded image', path: imageAddress },
]

async function run({ origin, port, env, dataDir, pid, onStop }) {
  execFileSync('taskset', ['-apc', String(CORES.server), String(pid)], { stdio: 'ignore' })

  await uploadImage(env)
  const address = `http://127.0.0.1:${port}`
  const nginx = await runStep('Warm up', () => openNginx(dataDir, address, onStop))
  const samples = new Map(targets.map(({ name }) => [name, { cpu: [], rate: [], nginx: [] }]))
  for (let round = 1; round <= ROUNDS; round += 1) {
    await runStep(`Round ${round} of ${ROUNDS}`, async () => {
      for (const [index, { name, path }] of targets.entries()) {
        const sample = samples.get(name)
        const { cpu, perSecond } = measure(pid, { url: address + path, headers: browser })
        sample.cpu.push(cpu)
        sample.rate.push(perSecond)
        if (nginx) sample.nginx.push(load({ url: `${nginx.origin}/${index}`, headers: browser }).perSecond)
      }
    })
  }
  report(samples, nginx !== undefined)
  await measureSignups({ pid, address, origin, database: env.DATABASE_URL })
}

/** Also warms every page up, until it is compressed as well as it can be. */
async function openNginx(dir, origin, onStop) {
  for (const { path } of targets) load({ url: origin + path, headers: browser, seconds: 7 })
  if (!hasNginx()) return undefined
  const answers = await Promise.all(
    targets.map(async ({ path }, index) => ({ name: String(index), ...(await fetchPacked(origin + path)) })),
  )
  const nginx = await startNginx({ dir: path.join(dir, 'nginx'), core: CORES.server, answers })
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

/** The bytes as they come: fetch() would unpack them. */
async function fetchPacked(url) {
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
  const Body = readFileSync(path.join(root, 'public/screenshots/landing.webp'))
  const Bucket = `${env.S3_BUCKET_PREFIX ?? ''}general-images`
  await client.send(new PutObjectCommand({ Bucket, Key: imageKey, Body, ContentType: 'image/webp' }))
}

function load(options) {
  const given = { seconds: SECONDS, connections: CONNECTIONS, ...options }
  const script = path.join(import.meta.dirname, 'load.mjs')
  const args = ['-c', String(CORES.load), process.execPath, script, JSON.stringify(given)]
  const result = JSON.parse(
    execFileSync('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] }).toString(),
  )
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${options.url} had no answer.`)
  return result
}

function measure(pid, options) {
  const before = cpuOf(pid)
  const result = load(options)
  return { ...result, cpu: (cpuOf(pid) - before) / result.total }
}

/** Milliseconds that the process has spent on the processor, as user and in the kernel; the kernel counts hundredths of a second. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const sorted = (values) => values.toSorted((a, b) => a - b)
const median = (values) => sorted(values)[Math.floor(values.length / 2)]
const range = (values, digits) =>
  [sorted(values)[0], sorted(values).at(-1)].map((value) => value.toFixed(digits)).join('–')

function report(samples, hasRatio) {
  const rows = targets.map(({ name, most, least }) => {
    const { cpu, rate, nginx } = samples.get(name)
    const ratio = hasRatio ? median(rate.map((value, index) => value / nginx[index])) : undefined
    const isKept =
      median(cpu) <= (most ?? Number.POSITIVE_INFINITY) &&
      (least === undefined || ratio === undefined || ratio >= least)
    if (!isKept) process.exitCode = 1
    return [
      name,
      `${median(cpu).toFixed(3)} ms`,
      range(cpu, 3),
      most === undefined ? '' : `${most} ms`,
      String(Math.round(median(rate))),
      range(rate, 0),
      ratio === undefined ? '' : ratio.toFixed(2),
      least === undefined ? '' : String(least),
      most === undefined ? '' : isKept ? 'kept' : 'MISSED',
    ]
  })
  printTable(
    'What a request costs',
    ['', 'processor', 'range', 'at most', 'a second', 'range', 'beside nginx', 'at least', ''],
    rows,
  )
  if (!hasRatio)
    console.log('nginx is not installed, so nothing is compared with it (apt-get install nginx-light).\n')
}

async function measureSignups({ pid, address, origin, database }) {
  const count = async () => {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as count from waitlist')
    await client.end()
    return rows[0].count
  }
  const before = await count()
  const form = await readSignupForm(address)
  const { cpu, perSecond } = measure(pid, {
    url: `${address}/waitlist`,
    connections: 8,
    headers: { ...browser, origin },
    form,
  })
  const signups = (await count()) - before
  if (signups === 0) throw new Error('Nobody was put on the waitlist.')
  printTable(
    'A waitlist signup without script',
    ['', ''],
    [
      ['processor', `${cpu.toFixed(1)} ms`],
      ['a second', String(Math.round(perSecond))],
      ['people on the list', String(signups)],
    ],
  )
}

/** The form as a browser without script sends it, with a placeholder for the email address. */
async function readSignupForm(origin) {
  const html = await fetch(`${origin}/waitlist`).then((response) => response.text())
  const { window } = new JSDOM(html)
  const form = [...window.document.forms].find(
    (each) => each.elements.namedItem('email') && each.method === 'post',
  )
  const placeholder = 'bench@example.com'
  const data = new FormData()
  for (const [name, value] of new window.FormData(form)) data.append(name, value)
  data.set('email', placeholder)
  if (form.elements.namedItem('name')) data.set('name', 'Ada Obi')
  const request = new Request(origin, { method: 'POST', body: data })
  return { type: request.headers.get('content-type'), body: await request.text(), placeholder }
}

if (os.availableParallelism() < 2)
  throw new Error('This takes two cores: one for the server, one for the load.')
// Each signup comes from another address, as visitors do.
await withSeededSite(run, { WORKER: 'off', LOG_LEVEL: 'silent', TRUSTED_PROXY_HOPS: '1' })
