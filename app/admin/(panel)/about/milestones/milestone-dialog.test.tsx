// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { holdSaves } from '../../../../../tests/support/held-saves'
import { click, mount, text, type } from '../../../../../tests/support/mount'
import { MilestoneForm } from './milestone-form'

const saveMilestone = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  useSearchParams: () => new URLSearchParams('add'),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/about/actions', () => ({ saveMilestone }))

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

let refresh = () => {}
function Screen() {
  const [id, setId] = useState('aaaaaaaa-0000-4000-8000-000000000001')
  refresh = () => setId('aaaaaaaa-0000-4000-8000-000000000002')
  return (
    <ContentDialog
      name="milestone"
      items={[]}
      newId={id}
      form={MilestoneForm}
      created="Added"
      updated="Changed"
      trash="/admin/about/trash"
    />
  )
}

it('keeps what has been typed into a new row when the page refreshes', async () => {
  await mount(<Screen />)
  await type('title', 'We opened in Kano')
  await act(async () => refresh())
  expect(value('title')).toBe('We opened in Kano')
})

it('is not closed by Cancel while saving, so that a refusal is seen', async () => {
  const { startSaving, finishSaving } = holdSaves(saveMilestone)
  await mount(<Screen />)
  await type('year', '2026')
  await type('title', 'We opened in Kano')
  await type('description', 'Our first office')
  await startSaving()
  await click('Cancel')
  expect(value('title')).toBe('We opened in Kano')
  await finishSaving()
  expect(document.querySelector('form')).toBeNull()
})

it('stays open if someone types while saving, and bases the input on the new version', async () => {
  const { startSaving, finishSaving } = holdSaves(saveMilestone)

  await mount(<Screen />)
  await type('year', '2026')
  await type('title', 'We opened in Kano')
  await type('description', 'Our first office')
  await startSaving()
  await type('description', 'Our first office in the north')
  await finishSaving()
  await act(async () => refresh())
  expect(value('description')).toBe('Our first office in the north')
  expect(text()).toContain('Save changes')

  await startSaving()
  expect(saveMilestone).toHaveBeenCalledWith({
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    version: 1,
    year: '2026',
    title: 'We opened in Kano',
    description: 'Our first office in the north',
  })
  await finishSaving()
  expect(document.querySelector('form')).toBeNull()
})
