// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { lagosDay } from '@/lib/dates'
import { click, mount, submit, text, type, until } from '@/tests/support/mount'
import { ApplyLink } from '../apply-link'
import { ApplyDialogHost } from './apply-dialog-host'

const values = {
  applicantName: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  location: 'Enugu',
  experience: '4-6',
  availableStartDate: lagosDay(new Date()),
  coverLetter: 'Dear team.',
}

it('replaces the Apply link of a position with a note once the application is sent', async () => {
  const apply = vi.fn(async () => ({ ok: true as const, data: null }))
  await mount(
    <>
      <ApplyLink position={{ slug: 'designer', title: 'Designer' }}>Apply Now</ApplyLink>
      <ApplyLink position={{ slug: 'engineer', title: 'Engineer' }}>Apply Now</ApplyLink>
      <ApplyDialogHost apply={apply} consent={{ contactEmail: 'hr@example.com', retentionMonths: 6 }} />
    </>,
  )
  const link = document.querySelector('a[data-apply="designer"]')
  await click('a[data-apply="designer"]')
  await until(() => expect(text()).toContain('Apply for Designer'))
  for (const [name, value] of Object.entries(values)) await type(name, value)
  await submit()
  await until(() => expect(text()).toContain('We’ve got your application'))
  expect(link?.textContent).toBe('You have applied')
  expect(link?.ariaDisabled).toBe('true')
  expect(document.querySelector('a[data-apply="engineer"]')?.textContent).toBe('Apply Now')
  await click('Done')
  await click('a[data-apply="designer"]')
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(apply).toHaveBeenCalledOnce()
})

it('stays open while the application is being sent, so that its outcome is seen', async () => {
  const answer = Promise.withResolvers<{ ok: true; data: null }>()
  await mount(
    <>
      <ApplyLink position={{ slug: 'writer', title: 'Writer' }}>Apply Now</ApplyLink>
      <ApplyDialogHost
        apply={() => answer.promise}
        consent={{ contactEmail: 'hr@example.com', retentionMonths: 6 }}
      />
    </>,
  )
  await click('a[data-apply]')
  await until(() => expect(text()).toContain('Apply for Writer'))
  for (const [name, value] of Object.entries(values)) await type(name, value)
  await submit()
  await until(() => expect(text()).toContain('Submitting...'))
  for (const button of ['Cancel', '[aria-label=Close]']) {
    await click(button)
    expect(text()).toContain('Submitting...')
  }
  answer.resolve({ ok: true, data: null })
  await until(() => expect(text()).toContain('We’ve got your application'))
})

it('keeps focus in the form when someone starts over', async () => {
  const apply = vi.fn(async () => ({ ok: true as const, data: null }))
  await mount(
    <>
      <ApplyLink>Send Us Your Resume</ApplyLink>
      <ApplyDialogHost apply={apply} consent={{ contactEmail: 'hr@example.com', retentionMonths: 6 }} />
    </>,
  )
  await click('a[data-apply]')
  await until(() => expect(text()).toContain('Submit Application'))
  await type('location', 'Enugu')
  await click('Cancel')
  await click('a[data-apply]')
  await until(() => expect(text()).toContain('restored what you typed'))
  document.querySelector<HTMLElement>('[role=status] button')?.focus()
  await click('Start over')
  expect(document.activeElement?.getAttribute('name')).toBe('applicantName')
})
