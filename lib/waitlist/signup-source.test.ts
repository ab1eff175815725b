import { describe, expect, it } from 'vitest'
import { readSource, sourceInUrl } from './signup-source'

describe('readSource', () => {
  it('uses the first known source', () => expect(readSource('nonsense', null, 'hero', 'header')).toBe('hero'))
  it('falls back to the page', () => expect(readSource(['hero'], 7, undefined)).toBe('page'))
})

it('reads the source from a URL', () => {
  expect(sourceInUrl('http://localhost/waitlist?source=closing')).toBe('closing')
  expect(sourceInUrl('not a url')).toBeNull()
  expect(sourceInUrl(null)).toBeNull()
})
