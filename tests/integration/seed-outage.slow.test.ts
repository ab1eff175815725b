import { expect, it } from 'vitest'
import { seedOnce } from '../../scripts/start/database.mjs'
import { query } from '../support/database'

// The start script also seeds while the site is running, after storage has been connected.
it('reports a lost connection while seeding, instead of crashing the site', async () => {
  await query("delete from setup.seed where name = 'legal'")
  const seeding = seedOnce({
    env: process.env,
    adminUsername: 'admin',
    isPasswordGenerated: false,
    getAdminPassword: () => '',
  })
  const lost = expect(seeding).rejects.toThrow()
  const terminateBackend = `select pg_terminate_backend(pid) from pg_stat_activity
    where state = 'idle' and query = 'select name, facts from setup.seed' and datname = current_database()`
  await expect.poll(async () => (await query(terminateBackend)).length).toBe(1)
  await lost
})
