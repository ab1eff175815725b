import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '../lib/dates.ts'
import { OUTAGE_META } from '../lib/platform/outage-page.ts'
import { createByteLimitedMap } from './byte-limited-map.ts'
import type { FinishedPage, Finisher, PageResponse } from './finished-page.ts'
import { currentGeneration } from './generation.ts'

/** The request to Next on behalf of everyone who asks for the same page, without anything personal. */
export interface PageRequest {
  /** The key of the stored response. */
  key: string
  url: string
  headers: Record<string, string>
  /** Stored apart from real pages, with URLs that anybody can make up, and briefly unless `isLasting`. */
  isTransient?: boolean
  /** Made from public data alone, so it stays current until something changes. A share image takes 150 ms to render. */
  isLasting?: boolean
  /** A search counts toward the render limit even though its page exists, because anybody can make up searches. */
  isSearch?: boolean
}

/**
 * A response from Next. `cache` says whether it was just rendered, is fresh, is about to be replaced, or is not
 * cached.
 */
export interface NextPageResponse extends PageResponse {
  cache: 'rendered' | 'fresh' | 'stale' | 'none'
  /** For how many milliseconds Next considers the response fresh. */
  lifetime: number
}

interface Dependencies {
  /** Requests the page from Next. A status of 500 or more means that rendering failed. */
  fetchPage: (pageRequest: PageRequest) => Promise<NextPageResponse>
  /** Returns the page from the build, as a last resort. */
  readBuilt: (pageRequest: PageRequest) => PageResponse | undefined
  finish: Finisher
  limits?: { pages: number; transient: number }
  /** How many milliseconds Next may take. */
  timeout?: number
  now?: () => number
  log?: (message: string) => void
}

interface StoredPage {
  page: FinishedPage
  generation: number
  until: number
  /** When the page first failed to render again. */
  failingSince?: number
}

interface Failure {
  pageRequest: PageRequest
  previous: StoredPage | undefined
  response: PageResponse
  /** The generation in which the failed rendering started. */
  generation: number
}

/**
 * How long a page that has not changed is sent before it is requested from Next again. Next knows the exact lifetime
 * of what it caches.
 */
const MAX_AGE = 10 * MINUTE_MS
/** How long visitors see the previous version of a page that can no longer be rendered. */
const MAX_STALE = DAY_MS
/** How soon such a page is retried, unless a change makes it retry immediately. */
const RETRY = MINUTE_MS
/** If this many pages fail in a row, assume a common cause, and retry no other page. */
const COMMON_FAILURES = 3
/** After this many attempts, a page that keeps changing while it is rendered is sent as last rendered. */
const MAX_TRIES = 3

const timeoutResponse: NextPageResponse = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' },
  body: Buffer.from('This is taking too long. Please try again in a minute.'),
  cache: 'none',
  lifetime: 0,
}

const defaultLimits = { pages: 64_000_000, transient: 32_000_000 }

/** Returns the size of a stored page, including space for its compressed versions. */
const sizeOf = (key: string, { page }: StoredPage) =>
  2 * key.length + 4_000 + sizeOfPage(page) + (page.data ? sizeOfPage(page.data.file) : 0)

const sizeOfPage = ({ body, isCompressible }: FinishedPage) => body.length * (isCompressible ? 1.5 : 1)

/**
 * Keeps finished responses that are the same for everyone and sends them without Next. A response is stored only if
 * its rendering started in the current generation, and sent only in that generation. After each increase, every
 * response is requested again, once, however many visitors are waiting. If Next fails to render a page again, visitors
 * get the previous version.
 */
export function createPageStore(dependencies: Dependencies) {
  const { fetchPage, readBuilt, finish, limits = defaultLimits, timeout = 15_000 } = dependencies
  const { now = Date.now, log = console.error } = dependencies
  const pages = createByteLimitedMap<StoredPage>(limits.pages, sizeOf)
  const transient = createByteLimitedMap<StoredPage>(limits.transient, sizeOf)
  const inFlight = new Map<string, { generation: number; page: Promise<FinishedPage | undefined> }>()
  const failing = new Set<string>()
  let pause = { until: 0, generation: 0 }

  const find = (key: string) => pages.get(key) ?? transient.get(key)

  /** Returns what is stored and still current. */
  function get(key: string): StoredPage | undefined {
    const stored = find(key)
    return stored && stored.generation === currentGeneration() && now() < stored.until ? stored : undefined
  }

  /** Asks Next, or joins a request in progress. Returns undefined for a response that must not be shared. */
  function make(pageRequest: PageRequest): Promise<FinishedPage | undefined> {
    const generation = currentGeneration()
    const inProgress = inFlight.get(pageRequest.key)
    if (inProgress?.generation === generation) return inProgress.page
    const page = fetchAndStore(pageRequest).finally(() => {
      if (inFlight.get(pageRequest.key)?.page === page) inFlight.delete(pageRequest.key)
    })
    inFlight.set(pageRequest.key, { generation, page })
    return page
  }

  async function fetchAndStore(pageRequest: PageRequest): Promise<FinishedPage | undefined> {
    const previous = find(pageRequest.key)
    if (previous && isPaused() && mayShow(previous))
      return keepShowing(pageRequest, previous, pause.generation)
    for (let tries = 1; ; tries += 1) {
      const generation = currentGeneration()
      const response = await fetchWithTimeout(pageRequest)
      const hasFailed = response.status >= 500
      // Next has restored the static part of a search that could not be rendered again, and uses it next time.
      if (hasFailed && pageRequest.isTransient && tries === 1) continue
      if (hasFailed) return handleFailure({ pageRequest, previous, response, generation })
      if (!isShareable(pageRequest, response)) return undefined
      // A response that was just rendered may come from a rendering that started before the last change, so request it
      // again. What Next's cache considers current is current.
      if (response.cache === 'rendered' && tries < MAX_TRIES) continue
      const page = finish(response, pageRequest.url, previous?.page)
      if (isCurrent(pageRequest, response) && generation === currentGeneration())
        store(pageRequest, page, response.lifetime)
      if (previous?.failingSince !== undefined) log(`${pageRequest.key} has been rendered again.`)
      if (!pageRequest.isTransient) {
        failing.clear()
        pause.until = 0
      }
      return page
    }
  }

  /** Asks Next with a time limit: a hanging database must not block pages that have a previous version to show. */
  async function fetchWithTimeout(pageRequest: PageRequest): Promise<NextPageResponse> {
    const timeLimit = new AbortController()
    const { signal } = timeLimit
    const response = fetchPage(pageRequest)
      .catch((error: unknown) => {
        console.error(error)
        return { ...timeoutResponse, status: 500 }
      })
      .finally(() => timeLimit.abort())
    return Promise.race([
      response,
      wait(timeout, timeoutResponse, { signal, ref: false }).catch(() => response),
    ])
  }

  function store(pageRequest: PageRequest, page: FinishedPage, lifetime: number) {
    const isLasting = pageRequest.isLasting && page.status === 200
    const longest = isTransientPage(pageRequest, page) && !isLasting ? MINUTE_MS : MAX_AGE
    insert(pageRequest, { page, generation: currentGeneration(), until: now() + Math.min(lifetime, longest) })
  }

  function insert(pageRequest: PageRequest, stored: StoredPage) {
    const isTransient = isTransientPage(pageRequest, stored.page)
    for (const file of [stored.page, stored.page.data?.file]) if (file) file.isTransient = isTransient
    const [map, other] = isTransient ? [transient, pages] : [pages, transient]
    other.delete(pageRequest.key)
    map.set(pageRequest.key, stored)
  }

  const isPaused = () => now() < pause.until && pause.generation === currentGeneration()
  const mayShow = ({ failingSince = now() }: StoredPage) => now() - failingSince < MAX_STALE

  function handleFailure({ pageRequest, previous, response, generation }: Failure) {
    // Copies of images are transient. They fail if storage is down, which must not keep withdrawn pages public.
    if (!pageRequest.isTransient) failing.add(pageRequest.key)
    if (!pageRequest.isTransient && failing.size >= COMMON_FAILURES)
      pause = { until: now() + RETRY, generation: currentGeneration() }
    if (previous && mayShow(previous)) {
      if (previous.failingSince === undefined)
        log(`${pageRequest.key} could not be rendered again; visitors see the previous version.`)
      return keepShowing(pageRequest, previous, generation)
    }
    const built = previous ? undefined : readBuilt(pageRequest)
    if (!built) return finish(response, pageRequest.url)
    log(`${pageRequest.key} could not be rendered; visitors see the version from the build.`)
    return keepShowing(
      pageRequest,
      { page: finish(built, pageRequest.url), generation, until: 0 },
      generation,
    )
  }

  function keepShowing(
    pageRequest: PageRequest,
    { page, failingSince = now() }: StoredPage,
    generation: number,
  ) {
    insert(pageRequest, { page, failingSince, generation, until: now() + RETRY })
    return page
  }

  /** Returns the last version of a page, even if it is no longer current. */
  function getPrevious(key: string): FinishedPage | undefined {
    const stored = find(key)
    return stored && mayShow(stored) ? stored.page : undefined
  }

  /** Returns whether a page is being requested from Next. */
  const isMaking = (key: string) => inFlight.has(key)

  /** Returns whether a page may exist: someone is waiting for it, or it has been stored before. */
  const isKnown = (key: string) => isMaking(key) || find(key)?.page.status === 200

  return { get, getPrevious, make, isMaking, isKnown }
}

/** Returns whether anyone could have made up the URL, as for searches and for pages that do not exist. */
const isTransientPage = ({ isTransient = false }: PageRequest, { status }: FinishedPage) =>
  isTransient || status !== 200

const isCurrent = ({ isTransient = false }: PageRequest, { cache, body }: NextPageResponse) =>
  cache === 'fresh' || (isTransient && cache === 'none' && !body.includes(`<meta name="${OUTAGE_META}"`))

/**
 * Returns whether a response contains nothing about its visitor. Searches are marked private only because they are
 * rendered each time.
 */
function isShareable({ isTransient = false }: PageRequest, { headers }: PageResponse) {
  const text = (name: string) => String(headers[name] ?? '')
  if (headers['set-cookie'] !== undefined || /\*|cookie|authorization/i.test(text('vary'))) return false
  return isTransient || !/private|no-store/.test(text('cache-control'))
}
