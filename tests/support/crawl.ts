/** Files from storage or the database, rather than pages. */
const files = /^\/(api|media|_next)\/|^\/press\/(kit\.zip|download\/)/

export interface Visit {
  path: string
  status: number
}

/** Follows every link of the site, starting at the landing page, with a given number of connections. */
export async function crawl(url: string, { connections }: { connections: number }): Promise<Visit[]> {
  const visited = new Set(['/'])
  const waiting = ['/']
  const visits: Visit[] = []
  let busy = 0

  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (waiting.length === 0 && busy === 0) resolve()
      while (busy < connections && waiting.length > 0) {
        busy += 1
        visit(waiting.shift() ?? '/').then(() => {
          busy -= 1
          next()
        }, reject)
      }
    }
    const visit = async (path: string) => {
      const response = await fetch(`${url}${path}`, { redirect: 'manual' })
      visits.push({ path, status: response.status })
      const text = await response.text()
      if (response.status >= 300 || !response.headers.get('content-type')?.startsWith('text/html')) return
      for (const found of linksOf(text, url)) {
        if (visited.has(found)) continue
        visited.add(found)
        waiting.push(found)
      }
    }
    next()
  })
  return visits
}

function linksOf(html: string, url: string) {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const target = new URL(href.replaceAll('&amp;', '&'), url)
    return target.origin === url && !files.test(target.pathname) ? [target.pathname + target.search] : []
  })
}
