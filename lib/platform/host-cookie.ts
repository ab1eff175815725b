/**
 * A prefix for cookie names. Browsers then accept the cookie only from this host, and only over https. Otherwise
 * another subdomain could set it.
 */
export const HOST_ONLY = '__Host-'

/** Returns the name of a cookie that only this host can set. On plain http, browsers would reject the prefix. */
export function hostCookieName(name: string, isHttps: boolean): string {
  return isHttps ? HOST_ONLY + name : name
}
