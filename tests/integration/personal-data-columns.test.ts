import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contentLists, personalData } from '@/lib/nouns-server'
import { personalTablesOf } from '@/lib/personal-data/personal-tables'
import { keptColumns, tablesWithTreatment, tableTitles } from '@/lib/personal-data/register'
import { query } from '../support/database'

/** Types of fixed size, which cannot contain a name or address. */
const narrow = [
  'uuid',
  'int2',
  'int4',
  'int8',
  'float8',
  'numeric',
  'bool',
  'timestamptz',
  'timestamp',
  'date',
]

interface Column {
  place: string
  type: string
}

/** Content lists are written by staff and published, so they need no treatment. */
const published = contentLists.map(({ table }) => table)

/** Lists all other columns of the site's tables that can contain text. */
function wideColumns() {
  return query<Column>(
    `select c.table_name || '.' || c.column_name as place, c.udt_name as type
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     join pg_type y on y.typname = c.udt_name
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and y.typtype <> 'e' and c.udt_name <> all($1)
       and c.table_name <> all($2)`,
    [narrow, published],
  )
}

const treated = (['erased', 'redacted', 'dropped'] as const).flatMap((treatment) =>
  tablesWithTreatment(personalData, treatment).flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  ),
)
const kept = keptColumns(personalData)
const registered = [...treated, ...kept.map(({ place }) => place)]

it('the column policy has a treatment for every column that can contain text, and for no other', async () => {
  const columns = (await wideColumns()).map(({ place }) => place)
  expect(registered.toSorted(), 'decide in the personal-data.ts of its noun').toEqual(columns.toSorted())
})

it('a column without a treatment is found', async () => {
  await query('create table forgotten (note text, kind contact_event_kind, at timestamptz)')
  const columns = await wideColumns()
  await query('drop table forgotten')
  expect(columns.filter(({ place }) => !registered.includes(place))).toEqual([
    { place: 'forgotten.note', type: 'text' },
  ])
})

it('the column policy knows the owner of the rows in every erased table', () => {
  const models = tablesWithTreatment(personalData, 'erased').map(({ model }) => model)
  expect(
    personalTablesOf(personalData)
      .map(({ model }) => model)
      .toSorted(),
  ).toEqual(models.toSorted())
})

it('the column policy has a title for every table that an erasure changes', () => {
  const titles = tableTitles(personalData)
  for (const treatment of ['erased', 'redacted', 'dropped'] as const)
    for (const { table } of tablesWithTreatment(personalData, treatment))
      expect(titles.get(table), table).toBeTruthy()
})

it('the column policy knows which redacted columns are JSON, and how to iterate each table', async () => {
  const types = new Map((await wideColumns()).map(({ place, type }) => [place, type]))
  const withId = await query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and udt_name = 'uuid'`,
  )
  for (const { table, columns, json } of tablesWithTreatment(personalData, 'redacted')) {
    expect(withId.map(({ name }) => name)).toContain(table)
    for (const column of columns) {
      const place = `${table}.${column}`
      expect(types.get(place), place).toBe(json.has(column) ? 'jsonb' : 'text')
    }
  }
})

it('the column policy gives a reason for every column it keeps', () => {
  for (const { place, reason } of kept) expect(reason.length, place).toBeGreaterThan(10)
})

/**
 * The public actions, each with the place where personal-data-erasure.test.ts leaves a canary through it, or the
 * reason why it stores nothing about a person.
 */
const publicActions: Record<string, string> = {
  'applications: apply': 'canary',
  'blog: countRead': 'a hash of the network, deleted after the day',
  'contact: sendContactMessage': 'canary',
  'help: recordMiss': 'canary',
  'help: recordOpen': 'a hash of the network, deleted after the day',
  'help: vote': 'a hash of the network, deleted after the day',
  'newsletter: chooseTopics': 'canary',
  'newsletter: confirmSubscription': 'canary',
  'newsletter: subscribe': 'canary',
  'newsletter: unsubscribeByToken': 'the state of an existing row',
  'personal-data: submitPrivacyRequest': 'canary',
  'personal-data: confirmRequest': 'canary',
  'personal-data: openCopy': 'the state of an existing row',
  'staff: acceptInvitation': 'a staff account, with the data of an employee and not of a visitor',
  'waitlist: joinWaitlist': 'canary',
  'waitlist: unsubscribe': 'the state of an existing row',
}

it('erasure is tested after every public form', async () => {
  const found: string[] = []
  for (const file of globSync('lib/**/actions.ts')) {
    const exported: Record<string, unknown> = await import(path.resolve(file))
    for (const [name, call] of Object.entries(exported))
      if (typeof call === 'function' && 'access' in call && call.access === 'public')
        found.push(`${file.split(path.sep)[1]}: ${name}`)
  }
  expect(found.toSorted(), 'send the new form in personal-data-erasure.test.ts').toEqual(
    Object.keys(publicActions).toSorted(),
  )
})
