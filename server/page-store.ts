import { setTimeout as wait } from 'node:timers/promises'
import { createByteLimitedMap } from './byte-limited-map.ts'
import type { Answer, FinishedPage, Finisher } from './finished-page.ts'
import { currentGeneration } from './generation.ts'

/** The request to Next for everyone who asks for the same, with nothing personal in it. */
export interface Asked {
  /** Returns the key that distinguishes what is stored. */
  key: string
  url: string
  headers: Record<string, string>
  /** Made for each request, such as a search: stored for a short time, among other addresses that anybody can make up. */
  isPassing?: boolean
}

/** An answer of Next. Its cache says whether it has just been made, comes as it is true now, or is about to be replaced. */
export interface MadeAnswer extends Answer {
  cache: 'made' | 'true' | 'stale' | 'none'
  /** For how long Next takes it for true. */
  lifetime: number
}

interface Means {
  /** Asks Next; a status of 500 or more says that it failed. */
  ask: (asked: Asked) => Promise<MadeAnswer>
  /** Returns the page of the build, which is better than none. */
  readBuilt: (asked: Asked) => Answer | undefined
  finish: Finisher
  limits?: { pages: number; passing: number }
  /** How long Next may take. */
  patience?: number
  now?: () => number
  say?: (message: string) => void
}

interface Stored {
  page: FinishedPage
  generation: number
  until: number
  /** Since when it could not be made again. */
  failingSince?: number
}

interface Failure {
  asked: Asked
  previous: Stored | undefined
  answer: Answer
  /** In which the making began. */
  generation: number
}

const MINUTE = 60_000
/** How soon Next is asked again though nothing has changed; it knows the lifetime of what it keeps to the second. */
const LONGEST = 10 * MINUTE
/** How long a page that cannot be made again is shown as it was. */
const SHOWN_AS_IT_WAS = 24 * 60 * MINUTE
/** How soon such a page is tried again, unless something changes before: then it is tried at once. */
const RETRY = MINUTE
/** So many pages that fail one after the other fail for a common reason, and no other is tried either. */
const COMMON = 3
/** A page that changes again and again while it is made is sent as it was made last. */
const MOST_TRIES = 3

const tooLate: MadeAnswer = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' },
  body: Buffer.from('This takes too long just now. Please try again in a minute.'),
  cache: 'none',
  lifetime: 0,
}

const limitsOfSite = { pages: 64_000_000, passing: 32_000_000 }

/** With room for its compressed forms. */
const sizeOf = (key: string, { page }: Stored) =>
  2 * key.length + 4_000 + sizeOfPage(page) + (page.data ? sizeOfPage(page.data.file) : 0)

const sizeOfPage = ({ body, isCompressible }: FinishedPage) => body.length * (isCompressible ? 1.5 : 1)

/**
 * Finished answers that are the same for everybody, sent again and again without Next. An answer is stored only if its making began
 * in the present generation, and sent only in that generation: whatever raises it has each asked for again, once, however many wait.
 * When Next cannot make one again, it is shown as it was.
 */
export function createPageStore(means: Means) {
  const { ask, readBuilt, finish, limits = limitsOfSite, patience = 15_000 } = means
  const { now = Date.now, say = console.error } = means
  const pages = createByteLimitedMap<Stored>(limits.pages, sizeOf)
  const passing = createByteLimitedMap<Stored>(limits.passing, sizeOf)
  const flights = new Map<string, { generation: number; page: Promise<FinishedPage | undefined> }>()
  const failing = new Set<string>()
  let pause = { until: 0, generation: 0 }

  const find = (key: string) => pages.get(key) ?? passing.get(key)

  /** Returns what is stored and still true. */
  function get(key: string): Stored | undefined {
    const stored = find(key)
    return stored && stored.generation === currentGeneration() && now() < stored.until ? stored : undefined
  }

  /** Asks Next, or joins who asks already. Returns undefined for an answer that is for nobody else. */
  function make(asked: Asked): Promise<FinishedPage | undefined> {
    const generation = currentGeneration()
    const flying = flights.get(asked.key)
    if (flying?.generation === generation) return flying.page
    const page = askAndStore(asked).finally(() => {
      if (flights.get(asked.key)?.page === page) flights.delete(asked.key)
    })
    flights.set(asked.key, { generation, page })
    return page
  }

  async function askAndStore(asked: Asked): Promise<FinishedPage | undefined> {
    const previous = find(asked.key)
    if (previous && isPaused() && mayShow(previous)) return keepAsItWas(asked, previous, pause.generation)
    for (let tries = 1; ; tries += 1) {
      const generation = currentGeneration()
      const answer = await askInTime(asked)
      const hasFailed = answer.status >= 500
      // Next has put back the part of a search that could not be made again, and begins with that the next time.
      if (hasFailed && asked.isPassing && tries === 1) continue
      if (hasFailed) return handleFailure({ asked, previous, answer, generation })
      if (!isForEverybody(asked, answer)) return undefined
      // What has just been made may have been begun by somebody who asked before the last change, and dated by that. Once Next's
      // cache takes it for true, it is.
      if (answer.cache === 'made' && tries < MOST_TRIES) continue
      const page = finish(answer, asked.url, previous?.page)
      if (isTrue(asked, answer) && generation === currentGeneration()) store(asked, page, answer.lifetime)
      if (previous?.failingSince !== undefined) say(`${asked.key} has been made again.`)
      failing.clear()
      pause.until = 0
      return page
    }
  }

  /** A database that hangs must not hang what can be shown as it was. */
  async function askInTime(asked: Asked): Promise<MadeAnswer> {
    const answered = new AbortController()
    const { signal } = answered
    const answer = ask(asked)
      .catch((error: unknown) => {
        console.error(error)
        return { ...tooLate, status: 500 }
      })
      .finally(() => answered.abort())
    return Promise.race([answer, wait(patience, tooLate, { signal, ref: false }).catch(() => answer)])
  }

  function store(asked: Asked, page: FinishedPage, lifetime: number) {
    const longest = isOfPassing(asked, page) ? MINUTE : LONGEST
    put(asked, { page, generation: currentGeneration(), until: now() + Math.min(lifetime, longest) })
  }

  function put(asked: Asked, stored: Stored) {
    const [shelf, other] = isOfPassing(asked, stored.page) ? [passing, pages] : [pages, passing]
    other.delete(asked.key)
    shelf.set(asked.key, stored)
  }

  const isPaused = () => now() < pause.until && pause.generation === currentGeneration()
  const mayShow = ({ failingSince = now() }: Stored) => now() - failingSince < SHOWN_AS_IT_WAS

  function handleFailure({ asked, previous, answer, generation }: Failure) {
    failing.add(asked.key)
    if (failing.size >= COMMON) pause = { until: now() + RETRY, generation: currentGeneration() }
    if (previous && mayShow(previous)) {
      if (previous.failingSince === undefined)
        say(`${asked.key} could not be made again; visitors see it as it was.`)
      return keepAsItWas(asked, previous, generation)
    }
    const built = previous ? undefined : readBuilt(asked)
    if (!built) return finish(answer, asked.url)
    say(`${asked.key} could not be made; visitors see it as it was built.`)
    return keepAsItWas(asked, { page: finish(built, asked.url), generation, until: 0 }, generation)
  }

  function keepAsItWas(asked: Asked, { page, failingSince = now() }: Stored, generation: number) {
    put(asked, { page, failingSince, generation, until: now() + RETRY })
    return page
  }

  return { get, make }
}

/** Anyone can make up addresses of searches and of pages that do not exist. */
const isOfPassing = ({ isPassing = false }: Asked, { status }: FinishedPage) => isPassing || status !== 200

const isTrue = ({ isPassing = false }: Asked, { cache }: MadeAnswer) =>
  cache === 'true' || (isPassing && cache === 'none')

/** True for an answer that carries nothing of the one who asked. A search says that it is private because it is made each time. */
function isForEverybody({ isPassing = false }: Asked, { headers }: Answer) {
  const text = (name: string) => String(headers[name] ?? '')
  if (headers['set-cookie'] !== undefined || /\*|cookie|authorization/i.test(text('vary'))) return false
  return isPassing || !/private|no-store/.test(text('cache-control'))
}
