/**
 * Returns the Content-Security-Policy of admin pages. Scripts run only with the nonce of this response, or if a script
 * with that nonce loads them. React sets style attributes, which only 'unsafe-inline' allows. Development needs eval
 * for stack traces and a socket for reloading.
 */
export function adminCsp(nonce: string, isDevelopment: boolean): string {
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self'${isDevelopment ? ' ws: wss:' : ''}`,
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
  }
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
