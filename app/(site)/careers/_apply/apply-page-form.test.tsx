// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, mountOnServer, text, type } from '@/tests/support/mount'
import { keepApplyDraft } from './apply-draft'
import { ApplyForm } from './apply-form'
import { ApplyPageForm } from './apply-page-form'
import { sendResume } from './send-resume'

vi.mock('./send-resume')

const consent = { contactEmail: 'hr@example.com', retentionMonths: 6 }

it('uploads a resume chosen before the script has loaded once, and restores the draft', async () => {
  const sent = { ok: true as const, token: 'token', name: 'cv.pdf', size: 3 }
  vi.mocked(sendResume).mockReturnValue({ response: Promise.resolve(sent), abort: () => undefined })
  keepApplyDraft('designer', { values: { location: 'Enugu' }, resume: null }, null)
  const hydrate = await mountOnServer(
    <ApplyPageForm
      apply={async () => ({ ok: true, data: null })}
      slug="designer"
      positionTitle="Designer"
      consent={consent}
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

it('stops asking an applicant to check fields once they are corrected', async () => {
  await mount(
    <ApplyForm
      apply={async () => ({ ok: true, data: null })}
      slug="designer"
      consent={consent}
      onApplied={() => undefined}
      cancel={() => null}
      response={{ ok: false, fieldErrors: { email: 'Please enter your email address' } }}
    />,
  )
  expect(text()).toContain('Please check the field marked below.')
  await type('email', 'ada@example.com')
  expect(text()).not.toContain('Please check')
})
