import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf, makeUnique } from './file-names'

describe('the name of a file', () => {
  it.each([
    ['logo.svg', 'image/svg+xml', 'logo.svg'],
    ['Ọjọ́ owó 💰.png', 'image/png', 'Ọjọ́ owó 💰.png'],
    // The extension matches the content.
    ['logo.exe', 'image/png', 'logo.png'],
    ['logo', 'application/pdf', 'logo.pdf'],
    ['../../etc/passwd', 'application/zip', 'passwd.zip'],
    ['C:\\kit\\logo.svg', 'image/svg+xml', 'logo.svg'],
    ['CON.png', 'image/png', 'CON-file.png'],
    ['...', 'image/webp', 'file.webp'],
    ['', 'image/webp', 'file.webp'],
    ['💰'.repeat(150), 'image/webp', `${'💰'.repeat(50)}.webp`],
  ])('uploaded as %j with the type %s is %j', (name, contentType, expected) => {
    expect(fileNameOf({ name, contentType })).toBe(expected)
  })

  it('can be saved on any system, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const safe = fileNameOf({ name, contentType: 'image/png' })
        expect(safe).toMatch(/^[^\s./\\:*?"<>|\p{Cc}\p{Cf}][^/\\:*?"<>|\p{Cc}\p{Cf}]*\.png$/u)
        expect(Buffer.byteLength(safe)).toBeLessThan(255)
      }),
    )
  })
})

it('numbers identical names, ignoring case', () => {
  const unique = makeUnique()
  expect(['logo.svg', 'Logo.svg', 'logo (2).svg', 'logo.svg', 'logo.png'].map(unique)).toEqual([
    'logo.svg',
    'Logo (2).svg',
    'logo (2) (2).svg',
    'logo (3).svg',
    'logo.png',
  ])
})
