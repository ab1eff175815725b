// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { GalleryPage } from '@/lib/media/admin-queries'
import type { GalleryImage } from '@/lib/media/schema'
import { click, mount, text, until } from '@/tests/support/mount'
import { GalleryDialog } from './gallery-dialog'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('./thumbnail', () => ({ Thumbnail: () => null }))

const page = (names: string[], hasNext: boolean): GalleryPage => ({
  images: names.map(
    (name) => ({ id: name, name, size: 100, bucket: 'blog-images', key: name }) as GalleryImage,
  ),
  hasPrevious: !hasNext,
  hasNext,
  total: 3,
})

const focusOn = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.focus()

it('moves focus to the first new image, because the button may disappear', async () => {
  let isOffline = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return Response.json(
      `${url}`.includes('after=one') ? page(['two', 'three'], false) : page(['one', 'two'], true),
    )
  })
  await mount(<GalleryDialog slot="teamPhoto" open onClose={vi.fn()} onSelect={vi.fn()} />)
  await until(() => expect(text()).toContain('Failed to load images'))
  isOffline = false
  focusOn('Try Again')
  await click('Try Again')
  await until(() => expect(document.activeElement?.textContent).toBe('one'))
  focusOn('Load more')
  await click('Load more')
  await until(() => expect(document.activeElement?.textContent).toBe('three'))
  expect(text()).not.toContain('Load more')
})
