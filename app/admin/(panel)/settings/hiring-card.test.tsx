// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { HiringSettingsInput } from '@/lib/careers/schema'
import { holdSaves } from '../../../../tests/support/held-saves'
import { mount, type } from '../../../../tests/support/mount'
import { HiringCard } from './hiring-card'

const saveHiringSettings = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/careers/actions', () => ({ saveHiringSettings }))

const saved: HiringSettingsInput = { version: 3, contactEmail: 'jobs@example.com', retentionMonths: '6' }
const newer: HiringSettingsInput = { version: 4, contactEmail: 'people@example.com', retentionMonths: '6' }

let refresh: (values: HiringSettingsInput) => void

function Card() {
  const [values, setValues] = useState(saved)
  refresh = setValues
  return <HiringCard values={values} pauseNotice={null} />
}

const address = () => document.querySelector<HTMLInputElement>('[name="contactEmail"]')?.value

it('keeps input typed while saving when the refreshed page arrives, and bases it on the new version', async () => {
  const { startSaving, finishSaving } = holdSaves(saveHiringSettings)
  await mount(<Card />)
  await type('contactEmail', newer.contactEmail)
  await startSaving()
  await type('contactEmail', 'talent@example.com')
  await finishSaving({ version: 4 })
  await act(async () => refresh(newer))
  expect(address()).toBe('talent@example.com')

  await startSaving()
  expect(saveHiringSettings).toHaveBeenCalledWith({ ...newer, contactEmail: 'talent@example.com' })
  await finishSaving({ version: 5 })
})

it('shows what a colleague has saved, unless there are unsaved changes', async () => {
  await mount(<Card />)
  await act(async () => refresh(newer))
  expect(address()).toBe(newer.contactEmail)

  await type('contactEmail', 'talent@example.com')
  await act(async () => refresh({ ...saved, version: 5 }))
  expect(address()).toBe('talent@example.com')
})
