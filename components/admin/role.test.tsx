// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { positionList } from '@/lib/careers/schema'
import { parseListParams } from '@/lib/platform/list-params'
import { mount } from '../../tests/support/mount'
import { ReadyFields } from '../forms/ready-fields'
import { DeleteButton } from './delete-button'
import { NoRows } from './no-rows'
import { ReadOnlyNotice, RoleProvider } from './role'
import { StatusSelect } from './status-select'

let path = '/admin/careers/1'
vi.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ refresh: () => undefined }),
}))

const done = async () => ({ ok: true, data: null }) as const

async function show(role: 'viewer' | 'recruiter') {
  await mount(
    <RoleProvider role={role}>
      <ReadOnlyNotice />
      <ReadyFields>
        <input name="title" defaultValue="Android Engineer" />
      </ReadyFields>
      <StatusSelect
        id="1"
        name="Android Engineer"
        status="active"
        labels={{ active: 'Active' }}
        change={async () => ({ ok: true, data: { isChanged: true } })}
      />
      <DeleteButton
        recordLabel="Position"
        name="Android Engineer"
        input={{ id: '1' }}
        remove={done}
        restore={done}
      />
      <NoRows
        spec={positionList}
        params={parseListParams(positionList, {})}
        title="No Job Positions"
        plural="positions"
        start={<button type="button">Create the first position</button>}
      >
        If there are none, the careers page says so.
      </NoRows>
    </RoleProvider>,
  )
  return {
    notice: document.body.textContent?.includes('can’t change it'),
    disabled: document.querySelectorAll('input:disabled, select:disabled').length,
    starts: document.body.textContent?.includes('Create the first position'),
    deletes: document.querySelectorAll('[aria-label="Move Android Engineer to Trash"]').length,
  }
}

it('disables fields and hides actions for people with read-only access', async () => {
  expect(await show('viewer')).toEqual({ notice: true, disabled: 2, starts: false, deletes: 0 })
})

it('enables fields and shows actions for people who may change the screen', async () => {
  expect(await show('recruiter')).toEqual({ notice: false, disabled: 0, starts: true, deletes: 1 })
})

it('does not say that someone can see a screen that they may not open', async () => {
  path = '/admin/blog/1'
  expect((await show('recruiter')).notice).toBe(false)
})
