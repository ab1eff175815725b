import { describe, expect, it } from 'vitest'
import { faultOf, faultSentence, StorageUnavailable } from './fault'
import { AddressRefusal } from './public-address'

const errorNamed = (name: string, status = 403, message = '') =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode: status } })
const errorWithCode = (code: string) => Object.assign(new Error(code), { code })

describe('a storage fault', () => {
  it.each([
    [new StorageUnavailable('none'), 'none'],
    [new StorageUnavailable('locked'), 'locked'],
    [new AddressRefusal('no'), 'address'],
    [errorWithCode('ENOTFOUND'), 'unreachable'],
    [errorWithCode('ECONNREFUSED'), 'unreachable'],
    [new AggregateError([errorWithCode('ECONNREFUSED')], 'all'), 'other'],
    [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'unreachable'],
    [errorWithCode('ETIMEDOUT'), 'slow'],
    [errorNamed('TimeoutError', 0), 'slow'],
    [errorWithCode('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
    [errorWithCode('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
    [errorWithCode('CERT_HAS_EXPIRED'), 'tls'],
    [errorWithCode('EPROTO'), 'tls'],
    [errorNamed('InvalidAccessKeyId'), 'credentials'],
    [errorNamed('SignatureDoesNotMatch'), 'credentials'],
    [errorNamed('AccessDenied', 403, 'Invalid Access Key'), 'credentials'],
    [errorNamed('AccessDenied', 403, 'Access Denied'), 'forbidden'],
    [errorNamed('403', 403), 'forbidden'],
    [errorNamed('401', 401), 'credentials'],
    [errorNamed('NoSuchBucket', 404), 'bucket'],
    [errorNamed('PermanentRedirect', 301), 'redirect'],
    [errorNamed('302', 302), 'redirect'],
    [errorNamed('RequestTimeTooSkewed'), 'clock'],
    [errorNamed('503', 503), 'slow'],
    [errorNamed('SyntaxError', 200), 'other'],
    ['text', 'other'],
  ])('is classified: %s', (error, kind) => {
    expect(faultOf(error)).toBe(kind)
    expect(faultSentence(faultOf(error))).toMatch(/^[A-Z].*\.$/)
  })
})

it('staff are sent to the administrator only if another installation uses storage set on the server', () => {
  expect(faultSentence('foreign', true)).toContain('Ask your server administrator')
  expect(faultSentence('foreign', true)).not.toContain('take over')
  expect(faultSentence('foreign')).toContain('take over this storage')
})
