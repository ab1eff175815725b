interface OriginHeaders {
  origin: string | null | undefined
  /** The header Sec-Fetch-Site. */
  site: string | null | undefined
}

/**
 * Returns whether the browser reports that another origin (or an opaque one, such as a sandboxed frame or data: page)
 * sent a request. Clients other than browsers send neither header and hold no user's cookies. `ownOrigin` is the
 * configured one, regardless of Host and similar headers.
 */
export function isCrossOrigin({ origin, site }: OriginHeaders, ownOrigin: string): boolean {
  if (origin != null && origin !== ownOrigin) return true
  return site === 'cross-site' || site === 'same-site'
}
