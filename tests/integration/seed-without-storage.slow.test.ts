import { expect, it } from 'vitest'
import { seedOnce } from '../../scripts/start/database.mjs'
import { query } from '../support/database'
import { startOwnStorage } from '../support/own-services'

// Tests the first start of a production site before its storage is connected in the back office.

// Empty values count as missing. If they were not set, the seed's process would inherit this one's.
const withoutStorage = {
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_EMBEDDED: 'false',
}

const seed = (storage: object = {}) =>
  seedOnce({
    env: { ...process.env, ...withoutStorage, ...storage },
    adminUsername: 'ada',
    isPasswordGenerated: false,
    getAdminPassword: () => 'wide river small boat',
  })
const countRows = async (table: string) => (await query(`select 1 from ${table}`)).length
const seeded = async () =>
  (await query<{ name: string }>('select name from setup.seed')).map(({ name }) => name)

it('seeds everything except the files, and those once storage is connected', async () => {
  await query('alter table audit_event disable trigger audit_event_keep')
  await query(`truncate setup.seed, admin_user, press_page, press_asset, press_file cascade`)

  expect(await seed()).toMatchObject({ adminUsername: 'ada', storageProblem: 'No storage is connected yet.' })
  expect(await countRows('admin_user')).toBe(1)
  expect(await countRows('press_page')).toBe(1)
  expect(await countRows('press_asset')).toBe(0)
  for (const name of ['covers', 'help-pictures', 'portraits', 'press-assets'])
    expect(await seeded()).not.toContain(name)

  const storage = await startOwnStorage([])
  try {
    await storage.stop()
    expect(await seed(storage.env(false))).toMatchObject({
      storageProblem: 'The storage server isn’t responding.',
    })
    expect(await seeded()).not.toContain('press-assets')

    await storage.restart()
    expect(await seed(storage.env(false))).toEqual({ adminUsername: 'ada', isPasswordGenerated: false })
    expect(await countRows('press_asset')).toBe(14)
    expect(await seeded()).toContain('press-assets')

    expect(await seeded()).toContain('portraits')

    await query('truncate press_asset cascade')
    await seed(storage.env(false))
    expect(await countRows('press_asset')).toBe(0)
  } finally {
    await storage.remove()
  }
}, 120_000)
