import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import pg from 'pg'
import { CORES, execute, load, measure } from './load.mjs'

const CONNECTIONS = 8
const SECONDS = 3
// load.lua replaces this address each time.
const PLACEHOLDER = 'bench@example.com'

const insert = `INSERT INTO waitlist (id, name, email, source, consent_version)
SELECT id, 'Ada Obi', id || '@pgbench.example', 'hero', '2026-11' FROM gen_random_uuid() AS id;
`

export const hasPgbench = () => spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).error === undefined

/**
 * Prepares signups through the site, as sent by the page's script and by a browser without JavaScript, and the same
 * insert with pgbench. Returns { ways: [{ name, run }], insertDirectly, countLost }; `run` measures and adds up the
 * responses, `insertDirectly` returns rows per second.
 */
export async function prepareSignups({ pid, address, origin, database, dir }) {
  const { call, plain, actionId } = await writeForms(address, dir)
  const url = `${address}/waitlist`
  const script = { origin, accept: 'text/x-component', 'next-action': actionId }
  let answered = 0

  async function run(options) {
    const result = await measure(pid, { url, connections: CONNECTIONS, seconds: SECONDS, ...options })
    answered += result.total - result.unsuccessful
    return result
  }

  const file = path.join(dir, 'insert.sql')
  writeFileSync(file, insert)
  const insertDirectly = async () => {
    const args = ['-n', '-f', file, '-c', String(CONNECTIONS), '-T', String(SECONDS), database]
    const { stdout } = await execute('taskset', ['-c', String(CORES.load), 'pgbench', ...args])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  }

  await load({ url, headers: script, form: call, connections: CONNECTIONS, seconds: SECONDS })
  const before = await countSignups(database)
  return {
    ways: [
      { name: 'signup', run: () => run({ headers: script, form: call }) },
      {
        name: 'signup without script',
        run: () => run({ headers: { origin, accept: 'text/html' }, form: plain }),
      },
    ],
    insertDirectly,
    /** Returns how many signups were acknowledged but are not on the list. */
    countLost: async () => Math.max(0, answered - ((await countSignups(database)) - before)),
  }
}

async function countSignups(database) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(
    "SELECT count(*)::int AS count FROM waitlist WHERE email LIKE 'bench-%@example.com'",
  )
  await client.end()
  return rows[0].count
}

/** Writes the form the way a browser sends it without JavaScript, and the way React calls the action with it. */
async function writeForms(address, dir) {
  const html = await fetch(`${address}/waitlist`).then((response) => response.text())
  const { window } = new JSDOM(html)
  const form = [...window.document.forms].find(
    (each) => each.elements.namedItem('email') && each.elements.namedItem('name'),
  )
  const plain = new FormData()
  for (const [name, value] of new window.FormData(form)) plain.append(name, value)
  plain.set('email', PLACEHOLDER)
  plain.set('name', 'Ada Obi')
  const [, description] = [...plain].find(([name]) => /^\$ACTION_\w*:0$/.test(name))
  const call = new FormData()
  for (const [name, value] of plain) if (!name.startsWith('$ACTION')) call.append(`_1_${name}`, value)
  call.append('0', '["$K1"]')
  return {
    plain: await writeBody(plain, path.join(dir, 'plain')),
    call: await writeBody(call, path.join(dir, 'call')),
    actionId: JSON.parse(description).id,
  }
}

async function writeBody(form, file) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  writeFileSync(file, Buffer.from(await request.arrayBuffer()))
  return { type: request.headers.get('content-type'), file }
}
