import { isEmptyDocument, readBuiltFolder, readBuiltPage } from './next-private.ts'

export interface NotFoundPages {
  bodyFor: (url: string, body: Buffer) => Buffer
}

/**
 * Prerendered not-found pages, sent instead of Next's document for `notFound()`, which is blank until its scripts
 * have loaded, and always without JavaScript. A noun without a page in app/(site)/missing gets the general page.
 */
export function openNotFoundPages(distDir: string): NotFoundPages {
  const pages = readBuiltFolder(distDir, 'missing')
  const general = readBuiltPage(distDir, '/_not-found')?.body

  /** Returns the body of a 404 response for this path. */
  function bodyFor(url: string, body: Buffer) {
    if (!isEmptyDocument(body)) return body
    return pages.get(url.split(/[/?]/)[1] ?? '') ?? general ?? body
  }

  return { bodyFor }
}
