import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { db } from '@/lib/platform/db'
import { deleteView, renameView, saveView } from '@/lib/views/actions'
import { listViews } from '@/lib/views/admin-queries'
import { MAX_VIEWS, viewMessages } from '@/lib/views/schema'
import { makeAccount, openBrowser } from '../support/accounts'

const view = { screen: '/admin/waitlist', name: 'Large plans', query: 'status=active&plan=large' }
const [ok, gone] = [{ ok: true }, { ok: false, message: viewMessages.gone }]
const taken = { ok: false, fieldErrors: { name: viewMessages.taken } }

let account: Awaited<ReturnType<typeof makeAccount>>
let own: ReturnType<typeof openBrowser>
let other: ReturnType<typeof openBrowser>

beforeEach(async () => {
  account = await makeAccount()
  own = openBrowser()
  other = openBrowser()
  await own.signIn(account)
  await other.signIn(await makeAccount())
})

it('saves, renames and deletes views that no other account can see or change', async () => {
  expect(await own.run(() => saveView(view))).toMatchObject(ok)
  const [saved] = await own.run(listViews)
  expect(saved).toEqual({ ...view, id: expect.any(String) })
  const id = saved?.id ?? ''

  expect(await other.run(listViews)).toEqual([])
  expect(await other.run(() => renameView({ id, name: 'Mine' }))).toMatchObject(gone)
  expect(await other.run(() => deleteView({ id }))).toMatchObject(gone)
  expect(await openBrowser().run(() => saveView(view))).toMatchObject({ ok: false, message: SESSION_ENDED })
  expect(await own.run(listViews)).toEqual([saved])
  expect(await other.run(() => saveView(view))).toMatchObject(ok)

  expect(await own.run(() => saveView({ ...view, name: 'Second', query: 'sort=name' }))).toMatchObject(ok)
  expect(await own.run(() => saveView(view))).toMatchObject(taken)
  expect(await own.run(() => renameView({ id, name: 'Second' }))).toMatchObject(taken)
  expect(await own.run(() => renameView({ id, name: 'Large' }))).toMatchObject(ok)
  expect((await own.run(listViews)).map(({ name }) => name)).toEqual(['Large', 'Second'])
  expect(await own.run(() => deleteView({ id }))).toMatchObject(ok)
  for (const stale of [id, randomUUID()]) {
    expect(await own.run(() => renameView({ id: stale, name: 'Again' }))).toMatchObject(gone)
    expect(await own.run(() => deleteView({ id: stale }))).toMatchObject(gone)
  }
})

it('deletes views with their account', async () => {
  const { id } = await db.adminUser.create({
    data: { username: randomUUID(), name: 'Ada', passwordHash: 'none', savedViews: { create: view } },
  })
  expect(await db.savedView.count({ where: { userId: id } })).toBe(1)
  await db.adminUser.delete({ where: { id } })
  expect(await db.savedView.count({ where: { userId: id } })).toBe(0)
})

it('rejects searches, URLs of other sites, and more views than the maximum, even in concurrent requests', async () => {
  for (const query of ['', 'q=ada', 'q=v1.a.b.c&status=active', 'next=//elsewhere.example'])
    expect(await own.run(() => saveView({ ...view, query }))).toMatchObject({ ok: false })
  expect(await own.run(() => saveView({ ...view, screen: 'https://elsewhere.example' }))).toMatchObject({
    ok: false,
  })
  const userId = account.id
  const names = Array.from({ length: MAX_VIEWS - 1 }, (_, index) => `View ${index}`)
  await db.savedView.createMany({ data: names.map((name) => ({ ...view, userId, name })) })
  const results = await own.run(() =>
    Promise.all(['Last', 'One too many'].map((name) => saveView({ ...view, name }))),
  )
  expect(results.map((result) => result.ok).sort()).toEqual([false, true])
  expect(results.find((result) => !result.ok)).toMatchObject({ message: viewMessages.tooMany })
  expect(
    await own.run(() => saveView({ ...view, screen: '/admin/blog', query: 'status=draft' })),
  ).toMatchObject(ok)
})

it('offers and saves only views of lists that the role may open', async () => {
  await own.run(() => saveView(view))
  await db.adminUser.update({ where: { id: account.id }, data: { role: 'viewer' } })
  expect(await own.run(listViews)).toEqual([])
  expect(await own.run(() => saveView({ ...view, name: 'Another' }))).toMatchObject({ ok: false })
  expect(
    await own.run(() => saveView({ ...view, screen: '/admin/blog', query: 'status=draft' })),
  ).toMatchObject(ok)
})
