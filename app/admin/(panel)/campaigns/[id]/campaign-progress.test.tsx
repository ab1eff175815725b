// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, text } from '@/tests/support/mount'
import { CampaignProgress } from './campaign-progress'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
const cancelCampaign = vi.hoisted(() => vi.fn())
vi.mock('@/lib/campaigns/actions', () => ({ cancelCampaign }))

const sending = { id: '', gone: 0, isSending: true, processed: 20, recipients: 2_500 }

it('warns before stopping that a post cannot be sent again', async () => {
  await mount(<CampaignProgress {...sending} isPost />)
  await click('button')
  expect(text()).toContain('A post can be sent only once')
  await mount(<CampaignProgress {...sending} isPost={false} />)
  await click('button')
  expect(text()).toContain('Stop this campaign?')
  expect(text()).not.toContain('A post can be sent only once')
})

it('does not close the question while it stops the campaign', async () => {
  cancelCampaign.mockReturnValue(new Promise(() => undefined))
  await mount(<CampaignProgress {...sending} isPost />)
  await click('button')
  await click('dialog .flex-wrap button')
  expect(cancelCampaign).toHaveBeenCalledOnce()
  await click('Keep sending')
  await click('[aria-label=Close]')
  expect(document.querySelector('dialog')?.open).toBe(true)
})
