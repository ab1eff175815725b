/** The sidebar's state is kept in cookies so that the initial HTML is already correct. Only the panel receives them. */
const FOLDED = 'admin-folded'
const VISITED = 'admin-visited'
const YEAR_S = 365 * 24 * 60 * 60

/** When the person last visited the screens that count new rows. */
export type Visits = ReadonlyMap<string, Date>

export function parseFolded(cookie: (name: string) => string | undefined): string[] {
  return (cookie(FOLDED) ?? '').split('.').filter((label) => /^[A-Z][a-z]+$/.test(label))
}

export const foldedCookie = (labels: readonly string[]) => cookieText(FOLDED, labels.join('.'))

/**
 * Parses the visits, `path:milliseconds` joined by dots. Later times are capped at now, because the browser's clock may be
 * ahead.
 */
export function parseVisits(cookie: (name: string) => string | undefined, now = Date.now()): Visits {
  return new Map(
    (cookie(VISITED) ?? '').split('.').flatMap((visit): [string, Date][] => {
      const [, href, time] = /^([a-z/-]+):(\d{1,15})$/.exec(visit) ?? []
      return href ? [[href, new Date(Math.min(Number(time), now))]] : []
    }),
  )
}

export const visitsCookie = (visits: Visits) =>
  cookieText(VISITED, Array.from(visits, ([href, at]) => `${href}:${at.getTime()}`).join('.'))

const cookieText = (name: string, value: string) =>
  `${name}=${value}; Path=/admin; Max-Age=${YEAR_S}; SameSite=Lax`
