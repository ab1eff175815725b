import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process'
import { query } from '../support/database'

// Two instances of the built site, with visitors who constantly reload the edited page.

const EDITS = 40
const VISITORS = 4
const LIMIT_MS = 1_000

let instances: AppProcess[]
beforeAll(async () => {
  const options = { env: { WORKER: 'off', LOG_LEVEL: 'silent' } }
  instances = await Promise.all([startApp(options), startApp(options)])
}, 60_000)
afterAll(async () => {
  await Promise.all((instances ?? []).map((app) => app.stop()))
})

it('shows every edit of a busy page on both instances within a second, and nothing older afterwards', async () => {
  const urls = instances.map(({ url }) => url)
  /** The newest edit seen on an instance, and when each edit was first seen. */
  const newest = new Map(urls.map((url) => [url, 0]))
  const seen = new Map<string, number>()
  const older: string[] = []
  const visiting = new AbortController()

  const visit = async (url: string) => {
    const before = newest.get(url) ?? 0
    const page = await (await fetch(`${url}/`)).text()
    const number = Number(/Edit number (\d+)\./.exec(page)?.[1] ?? 0)
    if (number < before) older.push(`${number} after ${before}`)
    if (number <= (newest.get(url) ?? 0)) return
    newest.set(url, number)
    seen.set(`${url} ${number}`, performance.now())
  }
  const visitors = Array.from({ length: VISITORS }, async (_, index) => {
    while (!visiting.signal.aborted) {
      await visit(urls[index % urls.length] ?? '')
      await wait(50)
    }
  })

  const edit = async (number: number) => {
    await query(
      `with edited as (update feature set title = $1 where position = (select min(position) from feature) returning id)
       select pg_notify('expire_tag', 'landing') from edited`,
      [`Edit number ${number}.`],
    )
    const edited = performance.now()
    const isSeen = () => urls.every((url) => (newest.get(url) ?? 0) >= number)
    while (!isSeen() && performance.now() - edited < 15_000) await wait(5)
    return edited
  }
  // Wait until both instances are listening.
  await edit(1)

  const delays: number[] = []
  for (let number = 2; number < EDITS + 2; number += 1) {
    const edited = await edit(number)
    for (const url of urls) delays.push((seen.get(`${url} ${number}`) ?? Number.POSITIVE_INFINITY) - edited)
    // Vary the delay, so that edits happen at every stage of rendering.
    await wait(Math.random() * 150)
  }
  visiting.abort()
  await Promise.all(visitors)

  expect(delays.filter((delay) => delay > LIMIT_MS)).toEqual([])
  expect(delays).toHaveLength(EDITS * urls.length)
  expect(older).toEqual([])
}, 240_000)
