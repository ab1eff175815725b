import { afterEach, expect, test, vi } from 'vitest'
import { postShareImage } from './post-share-image'

afterEach(() => vi.unstubAllGlobals())

test.each([
  'Rent',
  'Ọjà ọ̀la, ẹ̀yin àti ₦100,000',
  '💸 Money 1️⃣ 👩🏽‍🌾',
  '🎉🎉',
  '李 سلام Москва',
  'Rent & <b>"light"</b> ’twas – so…',
  'x'.repeat(120),
  '',
])('draws the title %j without requesting other sites', async (title) => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: unknown) => {
    requested.push(String(address))
    throw new TypeError('fetch failed')
  })
  const image = Buffer.from(await postShareImage('Savings', title).arrayBuffer())
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect(requested.filter((address) => address.startsWith('http'))).toEqual([])
})
