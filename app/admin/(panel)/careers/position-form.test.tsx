// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { hasUnsavedChanges } from '@/components/forms/leave-guards'
import { readDraft } from '@/components/forms/local-draft'
import { holdSaves } from '../../../../tests/support/held-saves'
import { mount, submit, text, type, until } from '../../../../tests/support/mount'
import { PositionForm } from './position-form'

const savePosition = vi.hoisted(() => vi.fn())
const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/careers/actions', () => ({ savePosition }))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const position = {
  id,
  version: 0,
  title: 'Engineer',
  department: 'Engineering',
  location: 'Lagos',
  type: 'Full-time',
  status: 'active',
  salary: '',
  salaryMin: '',
  salaryMax: '',
  description: 'Build things.',
  requirements: '',
} as const

const isStored = (stored: unknown): stored is object => stored !== null
const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

it('stays open if someone types while saving, and bases the input on the new version', async () => {
  const { startSaving, finishSaving } = holdSaves(savePosition)

  await mount(<PositionForm values={position} />)
  await type('description', 'Build good things.')
  await startSaving()
  await type('description', 'Build good things, well.')
  await finishSaving()
  expect(push).not.toHaveBeenCalled()
  expect(value('description')).toBe('Build good things, well.')
  expect(hasUnsavedChanges()).toBe(true)
  expect(text()).toContain('Save changes')
  expect(localStorage).toHaveLength(1)
  expect(readDraft(`careers.draft.${id}`, isStored)).toMatchObject({
    values: { version: 1, description: 'Build good things, well.' },
  })

  await startSaving()
  expect(savePosition).toHaveBeenCalledWith({
    ...position,
    version: 1,
    description: 'Build good things, well.',
  })
  await finishSaving()
  expect(push).toHaveBeenCalledWith('/admin/careers')
  expect(localStorage).toHaveLength(0)
})

it('says which requirement is too long', async () => {
  savePosition.mockClear()
  await mount(<PositionForm values={{ ...position, requirements: `Calm\n${'x'.repeat(201)}` }} />)
  await submit()
  await until(() => expect(text()).toContain('Requirement 2: Please use at most 200 characters'))
  expect(savePosition).not.toHaveBeenCalled()
})
