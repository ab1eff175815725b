const UNSAFE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** Returns whether a text is the address of a page on the web: http or https, a host with a dot, nobody's password. */
export function isWebAddress(text: string): boolean {
  const url = UNSAFE.test(text) ? null : parseUrl(text)
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.hostname.includes('.') &&
    !(url.username || url.password)
  )
}

// URL.parse is not in the browsers of older phones.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
