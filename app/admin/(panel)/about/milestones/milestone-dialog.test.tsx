// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { mount, type } from '../../../../../tests/support/mount'
import { MilestoneForm } from './milestone-form'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/admin/about/milestones',
  useSearchParams: () => new URLSearchParams('add'),
  unstable_rethrow: () => {},
}))
vi.mock('@/lib/about/actions', () => ({ saveMilestone: vi.fn() }))

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

it('keeps what has been typed into a new row when the page refreshes', async () => {
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
  await mount(<Screen />)
  await type('title', 'We opened in Kano')
  await act(async () => refresh())
  expect(value('title')).toBe('We opened in Kano')
})
