// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { mount, text } from '../../tests/support/mount'
import { FormNotice } from './form-notice'

const scroll = vi.fn()
beforeEach(() => {
  scroll.mockClear()
  Element.prototype.scrollIntoView = scroll
})

it('scrolls to the message', async () => {
  await mount(<FormNotice message="The site could not be reached." />)
  expect(text()).toContain('The site could not be reached.')
  expect(scroll).toHaveBeenCalledOnce()
})

it('does not scroll away from a focused invalid field', async () => {
  await mount(
    <>
      <FormNotice message="Please fill in all required fields" />
      <input aria-invalid="true" ref={(field) => field?.focus()} />
    </>,
  )
  expect(scroll).not.toHaveBeenCalled()
})

it('links to the sign-in page in a new tab when the session has ended', async () => {
  await mount(<FormNotice message={SESSION_ENDED} />)
  expect(text()).toContain('Your text is still here')
  const link = document.querySelector('a')
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/admin/sign-in', '_blank'])
})
