import { isEmptyDocument, readBuiltFolder } from './next-private.ts'

export interface NotFoundPages {
  bodyFor: (url: string, body: Buffer) => Buffer
}

/**
 * Prerendered not-found pages (app/(site)/missing), sent instead of Next's document for `notFound()`, which shows
 * nothing until all of its script has loaded, and nothing at all without JavaScript.
 */
export function openNotFoundPages(distDir: string): NotFoundPages {
  const pages = readBuiltFolder(distDir, 'missing')

  /** Returns the body of a 404 for this address. */
  function bodyFor(url: string, body: Buffer) {
    if (!isEmptyDocument(body)) return body
    return pages.get(url.split(/[/?]/)[1] ?? '') ?? body
  }

  return { bodyFor }
}
