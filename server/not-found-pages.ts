import { isEmptyDocument, readBuiltFolder, readBuiltPage } from './next-private.ts'

export interface NotFoundPages {
  bodyFor: (url: string, body: Buffer) => Buffer
}

/**
 * Prerendered not-found pages, sent instead of Next's document for `notFound()`, which shows nothing until all of its
 * script has loaded, and nothing at all without JavaScript. A noun without a page in app/(site)/missing gets the
 * general one.
 */
export function openNotFoundPages(distDir: string): NotFoundPages {
  const pages = readBuiltFolder(distDir, 'missing')
  const general = readBuiltPage(distDir, '/_not-found')?.body

  /** Returns the body of a 404 for this address. */
  function bodyFor(url: string, body: Buffer) {
    if (!isEmptyDocument(body)) return body
    return pages.get(url.split(/[/?]/)[1] ?? '') ?? general ?? body
  }

  return { bodyFor }
}
