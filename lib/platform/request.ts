import 'server-only'
import { headers } from 'next/headers'
import { env } from './env'
import { addressFrom } from './network'

/** Returns the sender of a request, for limits, the audit log and log lines. */
export const senderOf = (headers: Pick<Headers, 'get'>) => ({
  requestId: headers.get('x-request-id') ?? crypto.randomUUID(),
  address: addressFrom(headers.get('x-forwarded-for'), env.TRUSTED_PROXY_HOPS),
  userAgent: headers.get('user-agent')?.slice(0, 300) ?? '',
})

/** Returns the sender of the current request. */
export const requestInfo = async () => senderOf(await headers())
