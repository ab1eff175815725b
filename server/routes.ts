import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readBuiltRoutes } from './next-private.ts'

export type Routes = ReturnType<typeof openRoutes>

/**
 * Reads what the build recorded about its routes. Next writes the URL of the request that renders a page into the
 * page, even if everyone gets it afterward. So such a page is rendered for a URL without anything about one visitor.
 */
export function openRoutes(distDir: string) {
  const { prerendered, builtHandlers, fullyStaticPatterns, patterns, shareImages, firstSegments } =
    readBuiltRoutes(distDir)
  const fileSizes = new Map(listFiles('public'))

  /** Returns the size of a file in public/, in bytes; undefined if there is none at this path. */
  const sizeOfFile = (pathname: string) => fileSizes.get(pathname)
  const isFile = (pathname: string) => fileSizes.has(pathname)
  /** Returns whether a path leads to a file that a route generates once for everyone, such as the sitemap. */
  const isGeneratedFile = (pathname: string) => builtHandlers.has(pathname)
  const isBuilt = (pathname: string) => prerendered.has(pathname)
  const isShared = (pathname: string) =>
    !isErrorPage(pathname) &&
    !isRscFile(pathname) &&
    (prerendered.get(pathname) ?? fullyStaticPatterns.some((pattern) => pattern.test(pathname)))
  const isKnown = (pathname: string) =>
    (!isErrorPage(pathname) && !isRscFile(pathname) && patterns.some((pattern) => pattern.test(pathname))) ||
    isFile(pathname) ||
    // Next redirects to the path without the extra slashes.
    pathname.endsWith('/') ||
    pathname.includes('//') ||
    pathname.startsWith('/_next/static/')

  /**
   * Returns the URL to render for the requested one. The browser keeps the requested URL, which the page's code may
   * read.
   */
  function urlToRender(url: string) {
    const [pathname = '', query = ''] = url.split(/\?(.*)/s)
    if (isKnown(pathname) && !isShared(pathname)) return url
    const shared = isShared(pathname) ? pathname : '/_not-found'
    // This parameter lets caches distinguish the RSC payloads that the router requests.
    const rsc = new URLSearchParams(query).get('_rsc')
    // Next redirects requests without the parameter to one with an empty value.
    return rsc !== null && /^[a-z0-9_-]{0,64}$/i.test(rsc) ? `${shared}?_rsc=${rsc}` : shared
  }

  /** Returns whether a path is rendered for each request, from public data alone. */
  const isMadePerRequest = (pathname: string) => shareImages.some((pattern) => pattern.test(pathname))

  return {
    urlToRender,
    isBuilt,
    isFile,
    isGeneratedFile,
    sizeOfFile,
    isShared,
    isKnown,
    isMadePerRequest,
    firstSegments,
  }
}

/** Returns whether a path is an error page. These have no URLs: error-pages.ts reads them from the build. */
const isErrorPage = (pathname: string) => /^\/(missing|broken)(\/|$)/.test(pathname)

/** Returns whether Next would take a path for that of another page's RSC payload. The router never requests these. */
const isRscFile = (pathname: string) => pathname.endsWith('.rsc')

/** Lists the files in a folder as pairs of URL path and size. */
function listFiles(folder: string): [string, number][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const names = path.relative(folder, file).split(path.sep)
      return [`/${names.map(encodeURIComponent).join('/')}`, statSync(file).size]
    })
}
