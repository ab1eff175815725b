import { describe, expect, it } from 'vitest'
import { createSecretBox, OtherKeyError } from './secret-box'

const box = createSecretBox('a secret of thirty-two characters')
const row = ['storage_connection', '1', 's3', 'https://storage.example.com']

describe('a sealed text', () => {
  it('opens to the original text', () => {
    for (const text of ['', 'secret', 'Ọjọ́ ìsanwó', 'x'.repeat(5000)])
      expect(box.open(box.seal(text, row), row)).toBe(text)
  })

  it('reveals nothing and never looks the same twice', () => {
    const [first, second] = [box.seal('secret', row), box.seal('secret', row)]
    expect(first).not.toBe(second)
    expect(first).not.toContain('secret')
    expect(Buffer.from(first.split('.')[3] ?? '', 'base64url').toString()).not.toContain('secret')
  })

  it('opens only in the same context', () => {
    const sealed = box.seal('secret', row)
    expect(() => box.open(sealed, [...row.slice(0, 3), 'https://evil.example.com'])).toThrow()
    expect(() => box.open(sealed, row.slice(0, 3))).toThrow()
    // Moving characters from one part of the context to the next must fail.
    expect(() => box.open(sealed, ['storage_connection1', '', 's3', 'https://storage.example.com'])).toThrow()
  })

  it('is rejected if a single character has changed', () => {
    const sealed = box.seal('secret', row)
    for (let at = 0; at < sealed.length; at += 1) {
      // The last character of a part contains unused bits.
      if (at === sealed.length - 1 || sealed[at + 1] === '.') continue
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
      expect(() => box.open(changed, row), String(at)).toThrow()
    }
    for (const broken of ['', 'v1', 'v1.', sealed.slice(0, -10), `${sealed}AAAA`])
      expect(() => box.open(broken, row), broken).toThrow()
  })

  it('reports that it was sealed with another secret', () => {
    const other = createSecretBox('another secret of 32 characters!!')
    expect(() => other.open(box.seal('secret', row), row)).toThrow(OtherKeyError)
  })

  it('opens if it was sealed with the previous secret, and reports that', () => {
    const next = createSecretBox('another secret of 32 characters!!', 'a secret of thirty-two characters')
    const [before, after] = [box.seal('secret', row), next.seal('secret', row)]
    expect([next.open(before, row), next.open(after, row)]).toEqual(['secret', 'secret'])
    expect([next.isCurrent(before), next.isCurrent(after)]).toEqual([false, true])
    expect(() => box.open(after, row)).toThrow(OtherKeyError)
  })
})
