import { createHash } from 'node:crypto'

// A body without "<" contains neither the end of a script nor a comment that could hide one. React looks for our own
// scripts where it rendered them, so those stay separate.
const runOfData = /<script>self\.__next_f[^<]*<\/script>(?:<script>self\.__next_f[^<]*<\/script>)+/g

/**
 * Merges each run of React's data into one script. Each script needs a hash in the policy, and Next writes more than
 * a hundred into a long page, too many for the header limits of some proxies.
 */
export function mergeInlineScripts(html: string) {
  return html.replace(runOfData, (run) => run.replaceAll('</script><script>', '\n;'))
}

// Data blocks such as ld+json do not run, so they need no hash.
const runnable = /^(|module|importmap|speculationrules|text\/javascript|application\/javascript)$/i

/** Returns the hashes of a page's inline scripts for a content security policy. */
export function hashInlineScripts(html: string) {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    if (/\bsrc\s*=/i.test(attributes) || !runnable.test(type)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return hashes
}
