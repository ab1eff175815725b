import { describe, expect, it } from 'vitest'
import { signupSources } from '@/lib/waitlist/signup-source'
import { consentState, sourceLabel } from './labels'

describe('consentState', () => {
  const entry = { unsubscribedAt: null, consentVersion: '2026-11' }

  it('shows which text was agreed to', () =>
    expect(consentState(entry, null)).toBe('Agreed to receive emails (consent text: November 2026)'))

  it('says that a suppressed address gets no bulk email', () =>
    expect(consentState(entry, 'bounced')).toBe(
      'No bulk email: the address bounced (consent text: November 2026)',
    ))

  it('says when someone unsubscribed', () =>
    expect(consentState({ ...entry, unsubscribedAt: new Date('2026-11-21T08:00:00Z') }, 'unsubscribed')).toBe(
      'Unsubscribed 21 November 2026 at 09:00',
    ))
})

describe('sourceLabel', () => {
  it.each(signupSources)('has a label for %s', (source) => expect(sourceLabel(source)).toMatch(/^[A-Z]/))
  it('shows an unknown source as stored', () => expect(sourceLabel('leaflet')).toBe('leaflet'))
})
