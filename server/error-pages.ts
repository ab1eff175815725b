import { REFERENCE_PLACEHOLDER } from '../lib/platform/broken-page.ts'
import { digestOf, isEmptyDocument, readBuiltFolder, readBuiltPage } from './next-private.ts'

export type ErrorPages = ReturnType<typeof openErrorPages>

/**
 * Prerendered pages that are sent instead of Next's documents for `notFound()` and for a page that failed to render.
 * Those are blank until their scripts have loaded, and always without JavaScript. A noun without a page in
 * app/(site)/missing gets the general not-found page. The back office keeps Next's document for a failed page, because
 * its screens say what was not loaded, and need scripts anyway.
 */
export function openErrorPages(distDir: string) {
  const missing = readBuiltFolder(distDir, 'missing')
  const notFound = readBuiltPage(distDir, '/_not-found')?.body
  const broken = readBuiltPage(distDir, '/broken')?.body.toString('utf8')

  /** Returns the body to send for a response from Next to this URL. */
  function bodyFor(url: string, { status, body }: { status: number; body: Buffer }) {
    if (status < 400 || !isEmptyDocument(body)) return body
    const noun = url.split(/[/?]/)[1] ?? ''
    if (status === 404) return missing.get(noun) ?? notFound ?? body
    const digest = digestOf(body)
    if (status < 500 || noun === 'admin' || !broken || !digest) return body
    return Buffer.from(broken.replaceAll(REFERENCE_PLACEHOLDER, digest))
  }

  return { bodyFor }
}
