// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { GalleryImage } from '@/lib/media/schema'
import { click, mount, submit, text, type, until } from '../../../../tests/support/mount'
import { DescribeDialog } from './describe-dialog'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))

const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const image: GalleryImage = {
  id,
  version: 1,
  name: 'market.png',
  alt: '',
  bucket: 'blog-images',
  key: 'market.png',
  width: 8,
  height: 8,
  blur: '',
  copyWidths: [],
  size: 100,
  copies: 'ready',
}

it('shows both descriptions if a colleague has saved one in the meantime', async () => {
  const describe = vi.fn()
  describe.mockResolvedValueOnce({
    ok: false,
    message: 'Ada saved this',
    saved: { version: 2, values: { alt: 'Women at the market' } },
  })
  describe.mockResolvedValue({ ok: true, data: null })
  const onClose = vi.fn()
  await mount(<DescribeDialog image={image} open onClose={onClose} describe={describe} />)
  await type('alt', 'A market')
  await submit()
  await until(() => expect(text()).toContain('Women at the market'))
  expect(onClose).not.toHaveBeenCalled()
  await click('Overwrite with mine')
  await until(() => expect(onClose).toHaveBeenCalled())
  expect(describe.mock.calls).toEqual([
    [{ id, version: 1, alt: 'A market' }],
    [{ id, version: 2, alt: 'A market' }],
  ])
})
