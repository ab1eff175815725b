// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, text, until } from '../../tests/support/mount'
import { Toaster } from '../ui/toaster'
import { StatusSelect } from './status-select'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

async function choose(change: () => Promise<{ ok: true; data: null }>) {
  await mount(
    <>
      <StatusSelect<'pending' | 'interview'>
        id="1"
        name="Chidi Okafor"
        status="pending"
        labels={{ pending: 'Pending', interview: 'Interview' }}
        change={change}
      />
      <Toaster />
    </>,
  )
  const select = document.querySelector('select') as HTMLSelectElement
  await act(async () => {
    select.value = 'interview'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('uses the same name for the new status as the list', async () => {
  await choose(async () => ({ ok: true, data: null }))
  await until(() => expect(text()).toContain('Chidi Okafor moved to Interview.'))
  expect(refresh).toHaveBeenCalledOnce()
})

it('reports a lost connection and keeps the screen', async () => {
  refresh.mockClear()
  await choose(() => Promise.reject(new TypeError('Failed to fetch')))
  await until(() => expect(text()).toContain('Failed to update status. Please try again.'))
  expect(refresh).not.toHaveBeenCalled()
})
