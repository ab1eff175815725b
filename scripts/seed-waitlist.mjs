// `npm run seed:waitlist -- 1000000` adds generated entries, to see how the site copes with long lists. The same number
// always generates the same entries, and existing ones are left alone. Adding more than 100,000 locks the table while
// the script runs.
import pg from 'pg'
import { findRunningSiteSettings, NOT_RUNNING } from './start/find-running.mjs'

const MAX = 5_000_000
const BATCH = 100_000

const givenNames =
  'Adaeze Ọláolúwa Ngozi Emeka Fúnmiláyọ̀ Ibrahim Chiamaka Sẹ́gun Halima Tunde Ifeanyi Zainab Bọ́lájí Ebere Musa Yétúndé Uche Aisha Kẹ́hìndé Nneka Yakubu Títílayọ̀ Obinna Fatima Dámilọ́lá Ikenna Amina Wálé Chidinma Sadiq'
const familyNames =
  "Okafor Adéyẹmí Bello Nwosu Ògúnlẹ́yẹ Danjuma Eze Balógun Okonkwo Yusuf Adébáyọ̀ Ibe Lawal Onyekachi Fáṣọlá Abubakar Chukwu O'Neill Ọlátúnjí Garba Nnamdi Akínwándé Suleiman Udo Bankọ́lé Obi Etim Salako Mohammed Ajayi"

const ascii = (names) =>
  names.map((name) =>
    name
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase(),
  )

// hashint4 scatters the numbers deterministically, so that neighbors in one sort order are far apart in another.
const insert = `
  INSERT INTO waitlist (id, name, email, status, source, consent_version, created_at, unsubscribed_at)
  SELECT overlay(overlay(md5('entry ' || n) placing '8' from 13) placing '8' from 17)::uuid, -- version 8 of RFC 9562
    ($3::text[])[g] || ' ' || ($4::text[])[f],
    ($5::text[])[g] || '.' || ($6::text[])[f] || n || '@example.com',
    (ARRAY['active','active','active','active','active','active','active','notified','notified','converted'])[s]::waitlist_status,
    (ARRAY['hero','header','closing','menu','page'])[1 + s % 5],
    '2026-11',
    joined,
    CASE WHEN s = 1 AND g < 10 THEN joined + interval '9 days' END
  FROM (
    SELECT n, 1 + abs(hashint4(n) % 30) AS g, 1 + abs(hashint4(n + 7) % 30) AS f, 1 + abs(hashint4(n + 13) % 10) AS s,
      timestamptz '2026-11-01 09:00+01' - make_interval(secs => n * 47) AS joined
    FROM generate_series($1::int, $2::int) AS n
  ) AS people
  ON CONFLICT DO NOTHING`

async function fill(client, count) {
  const firstNames = givenNames.split(' ')
  const lastNames = familyNames.split(' ')
  let added = 0
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count)
    const { rowCount } = await client.query(insert, [
      first,
      last,
      firstNames,
      lastNames,
      ascii(firstNames),
      ascii(lastNames),
    ])
    added += rowCount
    console.log(`  ${last.toLocaleString('en-NG')} of ${count.toLocaleString('en-NG')}`)
  }
  return added
}

/** Drops the indexes while `work` adds rows, and then rebuilds them: updating them per row takes four times as long. */
async function withoutIndexes(client, work) {
  await client.query(`BEGIN; SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL synchronous_commit = off`)
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'waitlist' AND indexname <> 'waitlist_pkey'`,
  )
  for (const { indexname } of rows) await client.query(`DROP INDEX ${pg.escapeIdentifier(indexname)}`)
  const result = await work()
  for (const { indexname, indexdef } of rows) {
    console.log(`  ${indexname}`)
    await client.query(indexdef)
  }
  await client.query('COMMIT')
  return result
}

async function connect() {
  const client = new pg.Client({
    connectionString: findRunningSiteSettings().DATABASE_URL,
    connectionTimeoutMillis: 5_000,
  })
  await client.connect().catch((error) => {
    throw new Error(`${NOT_RUNNING}\n(${error.message || error.code})`)
  })
  return client
}

function readCount(text) {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= MAX) return count
  throw new Error(
    `How many entries? For example: npm run seed:waitlist -- 100000 (at most ${MAX.toLocaleString('en-NG')})`,
  )
}

try {
  const count = readCount(process.argv[2])
  const client = await connect()
  try {
    const started = Date.now()
    const isLarge = count > BATCH
    const added = isLarge
      ? await withoutIndexes(client, () => fill(client, count))
      : await fill(client, count)
    // Update the planner's statistics, and flush the pending list of the search index.
    await client.query('VACUUM ANALYZE waitlist')
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${added.toLocaleString('en-NG')} entries added in ${seconds} s`)
  } finally {
    await client.end()
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
