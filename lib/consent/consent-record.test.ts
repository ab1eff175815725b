import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowAll,
  type ConsentPreferences,
  consent,
  consentCookie,
  cookieDomains,
  parseConsent,
  parseConsentCookie,
  removableCookies,
} from './consent-record'

const anyPreferences = fc.record<ConsentPreferences>({
  necessary: fc.constant(true),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
  functional: fc.boolean(),
})

describe('parseConsent', () => {
  it('returns what was stored', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const record = { timestamp: '2026-11-21T08:00:00.000Z', preferences }
        expect(parseConsent(JSON.stringify(record))).toEqual(record)
      }),
    )
  })
  it('always allows necessary cookies', () => {
    const stored = {
      timestamp: '2026-11-21T08:00:00.000Z',
      preferences: { ...allowAll(false), necessary: false },
    }
    expect(parseConsent(JSON.stringify(stored))?.preferences.necessary).toBe(true)
  })
  it.each([
    null,
    '',
    'nonsense',
    'null',
    '[]',
    '{}',
    '{"timestamp":"2026-11-21T08:00:00.000Z"}',
    '{"timestamp":"soon","preferences":{"analytics":true,"marketing":true,"functional":true}}',
    '{"timestamp":"2026-11-21T08:00:00.000Z","preferences":{"analytics":"yes","marketing":true,"functional":true}}',
    '{"timestamp":"2026-11-21T08:00:00.000Z","preferences":{"analytics":true}}',
  ])('treats %s as no choice', (stored) => expect(parseConsent(stored)).toBeNull())
})

describe('the consent cookie', () => {
  const valueIn = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))

  it('is parsed the same way on the server as in the browser', () => {
    fc.assert(
      fc.property(anyPreferences, fc.boolean(), (preferences, isHttps) => {
        const cookie = consentCookie(preferences, isHttps)
        expect(parseConsentCookie(valueIn(cookie))).toEqual(preferences)
      }),
    )
  })
  it('lasts a year, is limited to this site, and is Secure only over https', () => {
    const attributes = '; Path=/; Max-Age=31536000; SameSite=Lax'
    const cookie = `${consent.cookieName}=${consent.revision}.analytics.marketing.functional`
    expect(consentCookie(allowAll(true), false)).toBe(`${cookie}${attributes}`)
    expect(consentCookie(allowAll(true), true)).toBe(`__Host-${cookie}${attributes}; Secure`)
  })
  it.each([undefined, '', 'nonsense', `${consent.revision + 1}.analytics`, '.analytics'])(
    'counts as no choice if its value is %s',
    (value) => expect(parseConsentCookie(value)).toBeNull(),
  )
})

describe('removableCookies', () => {
  it("leaves out the site's own cookies", () =>
    expect(
      removableCookies(`_ga=1; ${consent.cookieName}=1; __Host-${consent.cookieName}=1; _pk_id.1=a=b`),
    ).toEqual(['_ga', '_pk_id.1']))
  it('returns nothing for no cookies', () => expect(removableCookies('')).toEqual([]))
})

describe('cookieDomains', () => {
  it('returns the bare host, the host and its parent domains', () =>
    expect(cookieDomains('www.shop.example')).toEqual(['', 'www.shop.example', 'shop.example']))
  it('returns no parent domains for a plain host name', () =>
    expect(cookieDomains('localhost')).toEqual(['']))
})
