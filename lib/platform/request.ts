import 'server-only'
import { headers } from 'next/headers'
import { env } from './env'
import { addressFrom } from './network'

/** Returns the sender of the request, for limits, the audit log and log lines. */
export async function requestInfo() {
  const requestHeaders = await headers()
  return {
    requestId: requestHeaders.get('x-request-id') ?? crypto.randomUUID(),
    address: addressFrom(requestHeaders.get('x-forwarded-for'), env.TRUSTED_PROXY_HOPS),
    userAgent: requestHeaders.get('user-agent')?.slice(0, 300) ?? '',
  }
}
