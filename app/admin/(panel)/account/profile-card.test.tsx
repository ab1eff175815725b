// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { ProfileInput } from '@/lib/account/schema'
import { holdSaves } from '../../../../tests/support/held-saves'
import { mount, type } from '../../../../tests/support/mount'
import { ProfileCard } from './profile-card'

const saveProfile = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/account/actions', () => ({ saveProfile }))

let refresh: (values: ProfileInput) => void

function Card() {
  const [values, setValues] = useState({ name: 'Ada', email: 'ada@example.com' })
  refresh = setValues
  return <ProfileCard {...values} />
}

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

it('sends only the changed field, and shows the other as it was saved in another tab', async () => {
  const { startSaving, finishSaving } = holdSaves(saveProfile)
  await mount(<Card />)
  await type('name', 'Ada Obi')
  await startSaving()
  expect(saveProfile).toHaveBeenCalledWith({ name: 'Ada Obi' })
  await finishSaving({ name: 'Ada Obi', email: 'new@example.com' })
  expect(value('email')).toBe('new@example.com')
})

it('keeps input typed while saving when the refreshed page arrives', async () => {
  const { startSaving, finishSaving } = holdSaves(saveProfile)
  await mount(<Card />)
  await type('name', 'Ada Obi')
  await startSaving()
  await type('email', 'obi@example.com')
  await finishSaving({ name: 'Ada Obi', email: 'ada@example.com' })
  await act(async () => refresh({ name: 'Ada Obi', email: 'ada@example.com' }))
  expect(value('email')).toBe('obi@example.com')
})

it('shows what was saved in another tab, unless there are unsaved changes', async () => {
  await mount(<Card />)
  await act(async () => refresh({ name: 'Ada', email: 'new@example.com' }))
  expect(value('email')).toBe('new@example.com')
  await type('name', 'Ada Obi')
  await act(async () => refresh({ name: 'Ada', email: 'newer@example.com' }))
  expect([value('name'), value('email')]).toEqual(['Ada Obi', 'new@example.com'])
})
