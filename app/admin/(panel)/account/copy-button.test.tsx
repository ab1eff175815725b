// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, text, until } from '../../../../tests/support/mount'
import { CopyButton } from './copy-button'

const status = () => document.querySelector('[role=status]')?.textContent

it('says whether the text was copied', async () => {
  await mount(<CopyButton text="abc" what="the key" />)
  expect(text()).toContain('Copy')
  // Without https, browsers have no clipboard.
  await click('button')
  await until(() => expect(status()).toBe('Not copied'))
  const writeText = vi.fn(async () => {})
  Object.assign(navigator, { clipboard: { writeText } })
  await click('button')
  await until(() => expect(status()).toBe('Copied'))
  expect(writeText).toHaveBeenCalledWith('abc')
})
