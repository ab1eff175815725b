import { createHash } from 'node:crypto'

// Bodies without "<" hold neither the end of a script nor the start of a comment in which it would be hidden. React finds our own
// scripts where it has written them, so those stay apart.
const runOfData = /<script>self\.__next_f[^<]*<\/script>(?:<script>self\.__next_f[^<]*<\/script>)+/g

/**
 * Makes one script of each run of React's data: each needs a hash in the policy, and Next writes more than a hundred of them
 * into a long page, which is more than some proxies take as headers.
 */
export function mergeInlineScripts(html: string) {
  return html.replace(runOfData, (run) => run.replaceAll('</script><script>', '\n;'))
}

// Data blocks such as ld+json are not run, and need no leave.
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
