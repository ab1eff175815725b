import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { verifyChain } from '../../scripts/audit/verify-chain'
import { runNode } from '../../scripts/start/commands.mjs'
import { cloneTemplate, query, withClient } from '../support/database'

const entry = (summary: string, details?: { [key: string]: string }) => ({
  noun: 'test',
  action: 'try',
  recordId: randomUUID(),
  summary,
  ...(details ? { details } : {}),
})

const record = (summary: string, details?: { [key: string]: string }) =>
  db.$transaction(async (tx) => {
    const auditEntry = entry(summary, details)
    await recordAudit(tx, { name: 'Ada', requestId: 'r-1' }, auditEntry)
    return tx.auditEvent.findFirstOrThrow({ where: { recordId: auditEntry.recordId } })
  })

const url = () => process.env.DATABASE_URL ?? ''
const verify = (kept?: { position: bigint; hash: string }) =>
  withClient(url(), (client) => verifyChain(client, kept))
const headNow = async () => {
  const verdict = await verify()
  if (verdict.fault !== null || !verdict.head) throw new Error(JSON.stringify(verdict))
  return verdict.head
}
const linksOf = (eventId: string) => db.auditChain.count({ where: { eventId } })

it('the audit chain is intact with the entries of the seed, and grows by one link per entry', async () => {
  const before = await headNow()
  const { id } = await record('added one')
  await db.$transaction(async (tx) => {
    for (const name of ['two', 'three']) await recordAudit(tx, { name: 'Ada' }, entry(`added ${name}`))
  })
  const after = await headNow()
  expect(after.position - before.position).toBe(3n)
  expect(await linksOf(id)).toBe(1)
  expect(await verify(before)).toMatchObject({ fault: null })
})

it('the audit chain is unbroken after many simultaneous writes, without those that were rolled back', async () => {
  const before = await headNow()
  const writes = Array.from({ length: 120 }, async (_, i) =>
    db.$transaction(async (tx) => {
      await recordAudit(tx, { name: 'Ada' }, entry(`wrote ${i}`))
      if (i % 4 === 0) throw new Error('rolled back')
    }),
  )
  const results = await Promise.allSettled(writes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(90)
  expect((await headNow()).position - before.position).toBe(90n)
})

it('the audit chain does not make transactions wait for each other before they commit', async () => {
  await db.$transaction(async (tx) => {
    await recordAudit(tx, { name: 'Ada' }, entry('is not committed yet'))
    await record('is committed meanwhile')
  })
  expect(await verify()).toMatchObject({ fault: null })
})

describe('the database', () => {
  it.each([
    ['update audit_event set summary = $1', 'other'],
    ['update audit_event set at = $1', '2020-01-01'],
    ['update audit_event set actor_name = $1', 'Someone'],
    ['update audit_event set search_text = $1', 'hidden'],
    ['update audit_event set nonce = $1', randomUUID()],
    ['delete from audit_event where summary <> $1', ''],
    ['delete from audit_chain where event_id <> $1', randomUUID()],
    ['update audit_chain set hash = $1', Buffer.from('00', 'hex')],
  ])('refuses %j', async (sql, value) => {
    await record('stays as it is')
    await expect(query(sql, [value])).rejects.toThrow('the audit log is never changed')
    expect(await verify()).toMatchObject({ fault: null })
  })

  it('refuses to empty the tables, and to delete an account with entries', async () => {
    await expect(query('truncate audit_event')).rejects.toThrow('never changed or deleted')
    await expect(query('truncate admin_user cascade')).rejects.toThrow('never changed or deleted')
    await expect(query('truncate audit_chain')).rejects.toThrow('never changed or deleted')
  })
})

describe('an erased address', () => {
  const erase = (id: string, to: { summary?: string; details?: string; record_id?: string }) =>
    query(
      `update audit_event set summary = coalesce($2, summary), details = coalesce($3::jsonb, details),
         record_id = coalesce($4, record_id) where id = $1`,
      [id, to.summary, to.details, to.record_id],
    )

  it('is removed from an entry, and the chain records this and remains valid', async () => {
    const { id, nonce } = await record('wrote to Ada@Example.com, then ada@example.com.', {
      note: 'mailto:ada@example.com, not bada@example.com',
    })
    await erase(id, {
      summary: 'wrote to [erased], then [erased].',
      details: '{"note": "mailto:[erased], not bada@example.com"}',
    })
    expect(await db.auditEvent.findUniqueOrThrow({ where: { id } })).toMatchObject({
      summary: 'wrote to [erased], then [erased].',
      searchText: 'wrote to [erased], then [erased].',
      nonce: expect.not.stringContaining(nonce),
    })
    expect(await linksOf(id)).toBe(2)
    expect(await verify()).toMatchObject({ fault: null, erasures: expect.any(Number) })
  })

  it('is removed from the folded text alone, and stays out of it', async () => {
    const { id } = await record('wrote to ádá@example.com and obi@example.com')
    await query(`update audit_event set summary = summary, search_text = $2 where id = $1`, [
      id,
      'wrote to [erased] and obi@example.com',
    ])
    await query(`update audit_event set summary = $2, search_text = $3 where id = $1`, [
      id,
      'wrote to ádá@example.com and [erased]',
      'wrote to [erased] and [erased]',
    ])
    expect(await db.auditEvent.findUniqueOrThrow({ where: { id } })).toMatchObject({
      summary: 'wrote to ádá@example.com and [erased]',
      searchText: 'wrote to [erased] and [erased]',
    })
    expect(await linksOf(id)).toBe(3)
    expect(await verify()).toMatchObject({ fault: null })
  })

  it.each([
    ['the whole text', '[erased]'],
    ['words with the short mark', '[…] and obi@example.net, and kept it'],
    ['more than the address', '[erased], and kept it'],
    ['words', '[erased] to ada@example.com and obi@example.com, and kept it'],
    ['two different addresses', 'wrote to [erased] and [erased], and kept it'],
    ['an address with another one', 'wrote to eve@example.com and obi@example.com, and kept it'],
    ['the address and a word', 'wrote to [erased] and obi@example.com, and lost it'],
  ])('does not hide the replacement of %s', async (_what, summary) => {
    const { id } = await record('wrote to ada@example.com and obi@example.net, and kept it')
    await expect(erase(id, { summary })).rejects.toThrow('never changed, except to erase an email address')
    expect(await linksOf(id)).toBe(1)
  })
})

/** Disables the triggers, as the owner of the tables could. */
const tamper = (sql: string, values: unknown[] = []) =>
  withClient(url(), async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(sql, values)
  })

describe('verification', () => {
  // Damage is permanent, so each test has its own database.
  let original = ''
  let drop: () => Promise<void>
  let ids: string[]
  let connection: pg.Client
  beforeEach(async () => {
    const clone = await cloneTemplate()
    original = url()
    process.env.DATABASE_URL = clone.url
    drop = clone.drop
    connection = new pg.Client({ connectionString: clone.url })
    await connection.connect()
    ids = Array.from({ length: 4 }, () => randomUUID())
    for (const id of ids)
      await connection.query(
        `insert into audit_event (id, actor_name, noun, action, record_id, summary, details, request_id)
         values ($1, 'Ada', 'test', 'try', 'r', 's', '{"a": 1}', 'q')`,
        [id],
      )
    expect(await verify()).toMatchObject({ fault: null })
  })
  afterEach(async () => {
    await connection.end()
    process.env.DATABASE_URL = original
    await drop()
  })
  const fault = async (kept?: { position: bigint; hash: string }) => (await verify(kept)).fault

  it('finds a change of any column', async () => {
    const { rows } = await connection.query<{ name: string; type: string }>(
      `select column_name as name, udt_name as type from information_schema.columns where table_name = 'audit_event'`,
    )
    const other: Record<string, string> = {
      uuid: `'${randomUUID()}'`,
      text: `'other'`,
      jsonb: `'{"a": 2}'`,
      timestamptz: `now() - interval '1 ms'`,
    }
    expect(rows.length).toBeGreaterThan(10)
    for (const { name, type } of rows.filter((row) => row.name !== 'id')) {
      const { rows: saved } = await connection.query(
        `select ${name} as value from audit_event where id = $1`,
        [ids[1]],
      )
      await tamper(`update audit_event set ${name} = ${other[type]} where id = $1`, [ids[1]])
      expect(await fault(), name).toContain(`entry ${ids[1]}: the entry has been changed`)
      await tamper(`update audit_event set ${name} = $2 where id = $1`, [ids[1], saved[0]?.value])
      expect(await fault(), name).toBeNull()
    }
  })

  it('finds a deleted entry, alone or with its link', async () => {
    await tamper('delete from audit_event where id = $1', [ids[1]])
    expect(await fault()).toContain(`entry ${ids[1]}: the entry has been deleted`)
    await tamper('delete from audit_chain where event_id = $1', [ids[1]])
    expect(await fault()).toMatch(/^Position \d+ is missing/)
  })

  it('finds entries that were swapped', async () => {
    await tamper(
      `update audit_chain a set event_id = b.event_id, digest = b.digest from audit_chain b
       where a.event_id = any($1) and b.event_id = any($1) and a.event_id <> b.event_id`,
      [ids.slice(1, 3)],
    )
    expect(await fault()).toContain('does not follow from the previous one')
  })

  it('finds an inserted entry, with or without a link', async () => {
    await tamper(
      `insert into audit_event (id, actor_name, noun, action, summary) values ($1, 'A', 'n', 'a', 's')`,
      [randomUUID()],
    )
    expect(await fault()).toContain('was added outside the chain')
    await tamper(
      `insert into audit_chain select max(position) + 1, (select id from audit_event e where not exists
         (select from audit_chain c where c.event_id = e.id)), 'x', 'y' from audit_chain`,
    )
    expect(await fault()).toContain('does not follow from the previous one')
  })

  it('finds missing newest entries and a rewritten chain with the help of a hash kept elsewhere', async () => {
    const kept = await headNow()
    await tamper('delete from audit_chain where event_id = $1', [ids[3]])
    await tamper('delete from audit_event where id = $1', [ids[3]])
    expect(await fault()).toBeNull()
    expect(await fault(kept)).toContain('the newest entries are missing')
    await connection.query(
      `insert into audit_event (id, actor_name, noun, action, summary) values ($1, 'Ada', 'test', 'try', 'another')`,
      [randomUUID()],
    )
    expect(await fault()).toBeNull()
    expect(await fault(kept)).toContain('does not match the hash you stored')
  })
})

it('a command checks the audit chain, and fails if the log is not intact', async () => {
  const check = (...args: string[]) =>
    runNode(['scripts/audit.mjs', ...args], { env: { DATABASE_URL: url() } })
  const { position } = await headNow()
  const printed = await check()
  expect(printed).toContain('The audit log is intact: ')
  const [kept = ''] = /\d+:[0-9a-f]{64}/.exec(printed) ?? []
  expect(await check(kept)).toContain('is intact')
  await expect(check(`${position + 1n}:${'0'.repeat(64)}`)).rejects.toThrow('the newest entries are missing')
  await expect(check('yesterday')).rejects.toThrow('Expected a position and hash such as')
})

it('every function with a search path looks into pg_temp last, and none uses its owner’s rights without one', async () => {
  const functions = await query<{ name: string; isDefiner: boolean; path: string | null }>(
    `select p.proname as name, p.prosecdef as "isDefiner",
       (select split_part(setting, '=', 2) from unnest(p.proconfig) as setting where setting like 'search_path=%') as path
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  )
  const fixed = functions.filter(({ isDefiner, path }) => isDefiner || path !== null)
  expect(fixed.filter(({ path }) => !path?.endsWith(', pg_temp'))).toEqual([])
  expect(fixed.map(({ name }) => name)).toContain('audit_event_append')
})

describe('a role of the site that does not own the log', () => {
  let name = ''
  let target = ''
  let drop: () => Promise<void>
  /** The connection string of the site's role. */
  let own = ''
  let sql = ''
  beforeEach(async () => {
    name = `site_${randomBytes(4).toString('hex')}`
    ;({ url: target, drop } = await cloneTemplate())
    sql = readFileSync('deploy/audit-owner.sql', 'utf8').replaceAll('moneyplan', name)
    await withClient(target, async (client) => {
      await client.query(`create role ${name} login password 'only-for-this-test'`)
      await client.query(sql)
      // Running it again changes nothing.
      await client.query(sql)
      await client.query(`grant all on admin_user to ${name}`)
    })
    own = Object.assign(new URL(target), { username: name, password: 'only-for-this-test' }).href
  })
  afterEach(async () => {
    await withClient(target, (client) => client.query(`drop owned by ${name}`)).catch(() => {})
    await drop()
    await query(`drop role if exists ${name}`)
    await query(`drop role if exists ${name}_audit`)
  })
  const databaseIn = (address: string) => new URL(address).pathname.slice(1)
  const add = (client: pg.Client, summary: string) =>
    client.query<{ id: string }>(
      `insert into audit_event (id, actor_name, noun, action, summary) values ($1, 'Ada', 'test', 'try', $2)
       returning id`,
      [randomUUID(), summary],
    )

  it('adds entries and erases addresses, but cannot rewrite anything', async () => {
    await withClient(own, async (client) => {
      const { rows } = await add(client, 'wrote to ada@example.com')
      const id = rows[0]?.id
      await client.query(`update audit_event set summary = 'wrote to [erased]' where id = $1`, [id])
      const refused = async (statement: string) =>
        expect(client.query(statement), statement).rejects.toThrow(
          /permission denied|must be owner|must be able to SET ROLE/,
        )
      await expect(client.query(`update audit_event set summary = 'other'`)).rejects.toThrow('never changed')
      await refused(`update audit_event set at = now()`)
      await refused('delete from audit_event')
      await refused('truncate audit_event cascade')
      await refused('drop table audit_event')
      await refused('drop schema public cascade')
      await refused(`drop database ${databaseIn(target)}`)
      await refused('alter table audit_event disable trigger all')
      await refused('set session_replication_role = replica')
      await refused('drop trigger audit_event_guard on audit_event')
      await refused('create trigger mine after insert on audit_event execute function audit_refuse()')
      await refused(
        `create or replace function audit_event_guard() returns trigger language plpgsql as 'begin return new; end'`,
      )
      await refused(`insert into audit_chain values (1000000, '${id}', 'x', 'y')`)
      await refused('update audit_chain set position = position + 1')
      await refused('select audit_chain_append(e) from audit_event e')
      expect(await verifyChain(client)).toMatchObject({ fault: null })
    })
  })

  it.each(['bytea', 'text'])('cannot run code as the owner with a temporary type named %s', async (type) => {
    await withClient(own, async (client) => {
      await client.query(`create table seen (name text)`)
      await client.query(`grant all on seen to public`)
      await client.query(
        `create function public.spy(value pg_catalog.${type}) returns boolean language plpgsql as $$
             begin insert into public.seen values (current_user); return true; end $$`,
      )
      await client.query(`create domain pg_temp.${type} as pg_catalog.${type} check (public.spy(value))`)
      const { rows } = await add(client, 'wrote to ada@example.com')
      await client.query(`update audit_event set summary = 'wrote to [erased]' where id = $1`, [rows[0]?.id])
      // Changing an id would change entries with the owner's rights.
      await client.query('update admin_user set id = gen_random_uuid()').catch(() => {})
      const seen = await client.query<{ name: string }>('select distinct name from seen')
      expect(seen.rows.map((row) => row.name)).not.toContain(`${name}_audit`)
    })
  })

  it('cannot make the superuser run its code, or protect tables other than the real ones', async () => {
    const superuser = await withClient(target, async (client) => {
      // As in a restored database.
      await client.query(`alter table audit_event owner to ${name}`)
      const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
      return rows[0]?.name
    })
    await withClient(own, async (client) => {
      await client.query(
        `create function public.format(text, name) returns text language sql as $$ select 'alter role ${name} superuser' $$`,
      )
      await client.query(`create schema ${superuser}`)
      for (const table of ['audit_event', 'audit_chain'])
        await client.query(`create table ${superuser}.${table} as select * from public.${table} limit 0`)
      for (const decoy of ['audit_digest', 'audit_chain_append'])
        await client.query(
          `create function ${superuser}.${decoy}(${superuser}.audit_event) returns void language sql as ''`,
        )
    })
    const [found] = await withClient(target, async (client) => {
      await client.query(sql)
      const { rows } = await client.query(
        `select rolsuper as "isSuperuser", (select relowner::regrole::text from pg_class where oid = 'public.audit_event'::regclass) as owner
         from pg_roles where rolname = $1`,
        [name],
      )
      return rows
    })
    expect(found).toEqual({ isSuperuser: false, owner: `${name}_audit` })
  })

  it('cannot make the check read other tables or functions', async () => {
    await withClient(own, async (client) => {
      await add(client, 'should be found')
      await client.query('create schema other')
      for (const table of ['audit_event', 'audit_chain'])
        await client.query(`create table other.${table} as select * from public.${table} limit 0`)
      await client.query(`alter role ${name} set search_path = other, public`)
    })
    const verdict = await withClient(own, (client) => verifyChain(client))
    expect(verdict).toMatchObject({ fault: null, head: { position: expect.anything() } })
  })
})
