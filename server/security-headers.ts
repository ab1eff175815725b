import type { IncomingMessage, ServerResponse } from 'node:http'
import { hashInlineScripts } from './inline-scripts.ts'
import { isUploadedImage, personalPath } from './paths.ts'

const year = 365 * 24 * 3600
// Features that could spy on visitors or charge them. Lists only names that Chromium knows, because it logs a warning
// on every page about any other.
const deniedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
]

interface Options {
  isHttps: boolean
  analyticsUrl?: string | undefined
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>

/**
 * Returns the security headers of every response, and the content security policies. `analyticsUrl` is the only
 * third-party script that public pages may load; its reports may go to its own origin.
 */
export function createSecurityHeaders({ isHttps, analyticsUrl = '' }: Options) {
  const analytics = URL.canParse(analyticsUrl) ? ` ${new URL(analyticsUrl).origin}` : ''
  const everywhere: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': `max-age=${2 * year}; includeSubDomains` } : {}),
  }
  const headers: Record<string, string> = {
    ...everywhere,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  }

  function apply(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A proxy may log the page that a request came from.
    if (personalPath.test(request.url ?? '')) response.setHeader('referrer-policy', 'strict-origin')
    // Sibling sites, such as a newsletter archive, may show public images.
    if (isUploadedImage(request.url)) response.setHeader('cross-origin-resource-policy', 'same-site')
  }

  /**
   * Returns the policy of a page. It allows inline scripts by hash, and those that React wrote for one request by
   * that request's nonce.
   */
  function pagePolicy(html: string, nonce?: string) {
    const scripts = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...hashInlineScripts(html)]
    return [
      "default-src 'none'",
      `script-src ${scripts.join(' ')}${analytics}`,
      "style-src 'self' 'unsafe-inline'", // Style attributes cannot be hashed.
      `img-src 'self' data: blob:${analytics}`,
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self'${analytics}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
  }

  return {
    headers,
    // Omits headers that only apply to documents. In the thirty files of a first visit, they would add up to 10 kB.
    assetHeaders: {
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
    apply,
    pagePolicy,
    // The film is a document if someone opens its URL directly.
    strictPolicy:
      "default-src 'none'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  }
}
