// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, text } from '../../../../tests/support/mount'
import { StaleFaq } from './stale-faq'
import type { Pending } from './use-pending'

const saved = { version: 3, values: { id: 'a', question: 'Who holds it?', answer: 'A bank.' } }

async function show() {
  const pending = {
    editOf: () => ({ question: 'Who holds it?', answer: '' }),
    setVersion: vi.fn(),
    forget: vi.fn(),
  }
  const onSettled = vi.fn()
  await mount(<StaleFaq saved={saved} pending={pending as unknown as Pending} onSettled={onSettled} />)
  return { ...pending, onSettled }
}

it('shows both texts and continues with the chosen one', async () => {
  const { setVersion, onSettled } = await show()
  expect(text()).toContain('SavedWho holds it?A bank.')
  expect(text()).toContain('YoursWho holds it?(empty)')
  await click('Overwrite with mine')
  expect(setVersion).toHaveBeenCalledWith('a', 3)
  expect(onSettled).toHaveBeenCalledOnce()
})

it('discards the input if the saved text is chosen', async () => {
  const { forget, onSettled } = await show()
  await click('Use the saved version')
  expect(forget).toHaveBeenCalledWith('a')
  expect(onSettled).toHaveBeenCalledOnce()
})
