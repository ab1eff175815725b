import { CONTROL } from './control-characters'

/** Returns whether a text is a public web address: http or https, a host with a dot, no password. */
export function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) || CONTROL.test(text) ? null : parseUrl(text)
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.hostname.includes('.') &&
    !(url.username || url.password)
  )
}

// Browsers on older phones do not have URL.parse.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
