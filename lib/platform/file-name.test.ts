import { expect, it } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { safeFileName } from './file-name'

const pdfName = (fileName: string) => safeFileName(fileName, 'pdf', 'resume')

it.each([
  ['Ṣọlá CV.PDF', 'Ṣọlá CV.pdf'],
  ['C:\\docs\\../cv.docx', 'cv.pdf'],
  ['...cv. .pdf', 'cv.pdf'],
  ['cv.tar.gz', 'cv.tar.pdf'],
  ['a\r\nb\u202e.pdf', 'a b.pdf'],
  ['....', 'resume.pdf'],
  ['', 'resume.pdf'],
])('turns %j into %s', (fileName, name) => expect(pdfName(fileName)).toBe(name))

it('keeps at most 200 characters, including the extension', () => {
  expect(pdfName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`)
})

it.each([
  ['dots', `x${'.'.repeat(100_000)}x.pdf`],
  ['dots and spaces', `x${'. '.repeat(100_000)}x.pdf`],
  ['marks', `x${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)}.pdf`],
  ['folders', `${'/.'.repeat(500_000)}x.pdf`],
])('is fast, whatever the name consists of: %s', async (_what, fileName) => {
  const time = await cpuTime(() => expect(pdfName(fileName)).toMatch(/^.{1,196}\.pdf$/su))
  expect(time).toBeLessThan(200)
})
