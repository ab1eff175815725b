import { describe, expect, it } from 'vitest'
import { faultOf, faultSentence, StorageUnavailable } from './fault'
import { AddressRefusal } from './public-address'

const named = (name: string, status = 403, message = '') =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode: status } })
const coded = (code: string) => Object.assign(new Error(code), { code })

describe('a storage fault', () => {
  it.each([
    [new StorageUnavailable('none'), 'none'],
    [new StorageUnavailable('locked'), 'locked'],
    [new AddressRefusal('no'), 'address'],
    [coded('ENOTFOUND'), 'unreachable'],
    [coded('ECONNREFUSED'), 'unreachable'],
    [new AggregateError([coded('ECONNREFUSED')], 'all'), 'other'],
    [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'unreachable'],
    [coded('ETIMEDOUT'), 'slow'],
    [named('TimeoutError', 0), 'slow'],
    [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
    [coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
    [coded('CERT_HAS_EXPIRED'), 'tls'],
    [coded('EPROTO'), 'tls'],
    [named('InvalidAccessKeyId'), 'credentials'],
    [named('SignatureDoesNotMatch'), 'credentials'],
    [named('AccessDenied', 403, 'Invalid Access Key'), 'credentials'],
    [named('AccessDenied', 403, 'Access Denied'), 'forbidden'],
    [named('403', 403), 'forbidden'],
    [named('401', 401), 'credentials'],
    [named('NoSuchBucket', 404), 'bucket'],
    [named('PermanentRedirect', 301), 'redirect'],
    [named('302', 302), 'redirect'],
    [named('RequestTimeTooSkewed'), 'clock'],
    [named('503', 503), 'slow'],
    [named('SyntaxError', 200), 'other'],
    ['text', 'other'],
  ])('is classified: %s', (error, kind) => {
    expect(faultOf(error)).toBe(kind)
    expect(faultSentence(faultOf(error))).toMatch(/^[A-Z].*\.$/)
  })
})
