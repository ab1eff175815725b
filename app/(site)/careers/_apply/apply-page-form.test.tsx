// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountOnServer, text } from '@/tests/support/mount'
import { keepApplyDraft } from './apply-draft'
import { ApplyPageForm } from './apply-page-form'
import { sendResume } from './send-resume'

vi.mock('./send-resume')

it('uploads a resume chosen before the script has loaded once, and restores the draft', async () => {
  const sent = { ok: true as const, token: 'token', name: 'cv.pdf', size: 3 }
  vi.mocked(sendResume).mockReturnValue({ response: Promise.resolve(sent), abort: () => undefined })
  keepApplyDraft('designer', { values: { location: 'Enugu' }, resume: null }, null)
  const hydrate = await mountOnServer(
    <ApplyPageForm
      apply={async () => ({ ok: true, data: null })}
      slug="designer"
      positionTitle="Designer"
      consent={{ contactEmail: 'hr@example.com', retentionMonths: 6 }}
      back="/careers"
    />,
  )
  const input = document.querySelector<HTMLInputElement>('[name=resumeFile]')
  const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => hydrate())
  expect(sendResume).toHaveBeenCalledOnce()
  expect(text()).toContain('cv.pdf')
  expect(document.querySelector<HTMLInputElement>('[name=location]')?.value).toBe('Enugu')
})
