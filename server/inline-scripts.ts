import { createHash } from 'node:crypto'
import { SIGNATURE, signScript } from '../components/ui/script-signature.ts'

// A body without "<" contains neither the end of a script nor a comment that could hide one. React looks for our own
// scripts where it rendered them, so those stay separate.
const runOfData = /<script>self\.__next_f[^<]*<\/script>(?:<script>self\.__next_f[^<]*<\/script>)+/g

/**
 * Merges consecutive scripts with React's data into one. Each script needs a hash in the policy, and Next writes more
 * than a hundred into a long page, too many for the header limits of some proxies.
 */
export function mergeInlineScripts(html: string) {
  return html.replace(runOfData, (run) => run.replaceAll('</script><script>', '\n;'))
}

// Data blocks such as ld+json do not run, so they need no hash.
const runnable = /^(|module|importmap|speculationrules|text\/javascript|application\/javascript)$/i

/** Matches React's data and the list of the page's chunks as Next writes them: calls with JSON as their only argument. */
const dataCall =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s

/**
 * Returns the hashes of a page's inline scripts for a content security policy: only of those that are signed
 * (components/ui/island.tsx) or contain nothing but data. Other scripts, such as injected ones, get no hash, so
 * browsers do not run them.
 */
export function hashInlineScripts(html: string) {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = attributeOf(attributes, 'type') ?? ''
    if (/\b(src|nonce)\s*=/i.test(attributes) || !runnable.test(type)) continue
    if (isSigned(attributes, body) || isData(body))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return hashes
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1]

function isSigned(attributes: string, script: string) {
  const signature = signScript(script)
  return signature !== undefined && attributeOf(attributes, SIGNATURE) === signature
}

/** Returns whether a script does nothing but pass data. */
export const isData = (script: string) =>
  script.split('\n;').every((line) => isJson(dataCall.exec(line)?.[1]))

function isJson(text = '') {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
