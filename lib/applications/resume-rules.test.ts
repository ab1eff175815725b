import { expect, it } from 'vitest'
import { RESUME_MAX_BYTES, resumeMessages, resumeProblem, tidyFileName } from './resume-rules'

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
  ['cv\r\nSet-Cookie: a=b.pdf', 'cv Set-Cookie a=b.pdf'],
  ['cv\u202efdp.exe.pdf', 'cv fdp.exe.pdf'],
  ['Ọlá’s  CV (2026).PDF', 'Ọlá’s CV (2026).pdf'],
  ['...pdf', 'resume.pdf'],
  ['\u0000.pdf', 'resume.pdf'],
  ['"><script>alert(1)</script>.pdf', 'script.pdf'],
])('makes the name %j safe', (fileName, name) => expect(tidyFileName(fileName, 'pdf')).toBe(name))

it('limits names to 200 characters and keeps the extension', () => {
  const name = tidyFileName(`${'😀'.repeat(300)}.docx`, 'docx')
  expect(name.length).toBeLessThanOrEqual(200)
  expect(name).toMatch(/😀\.docx$/)
})

it.each([
  [{ name: 'cv.pdf', size: RESUME_MAX_BYTES }, undefined],
  [{ name: 'cv.pdf', size: RESUME_MAX_BYTES + 1 }, resumeMessages.tooLarge],
  [{ name: 'cv.png', size: 1 }, resumeMessages.type],
  [{ name: 'cv.pdf', size: 0 }, resumeMessages.empty],
])('checks the file in the browser: %j', (file, message) =>
  expect(resumeProblem(file)?.message).toBe(message),
)
