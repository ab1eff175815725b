// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { GalleryPage } from '@/lib/media/admin-queries'
import type { GalleryImage } from '@/lib/media/schema'
import { click, mount, text, until } from '../../../tests/support/mount'
import { useGallery } from './use-gallery'

function Gallery() {
  const [q, setQ] = useState('')
  const { images, isLoading, loadMore, drop } = useGallery(q)
  return (
    <>
      <p>{isLoading ? 'Loading' : images.map(({ id }) => id).join()}</p>
      <button type="button" onClick={() => setQ('market')}>
        Search
      </button>
      <button type="button" onClick={loadMore}>
        Load more
      </button>
      <button type="button" onClick={() => drop('one')}>
        Delete
      </button>
    </>
  )
}

const page = (ids: string[], hasPrevious = false): GalleryPage => ({
  images: ids.map((id) => ({ id }) as GalleryImage),
  hasPrevious,
  hasNext: true,
  total: ids.length,
})

/** Shows images one and two, and starts to load more. Returns a function that lets the response arrive. */
async function loadMore() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const query = new URL(`${url}`, 'https://example.com').searchParams
    if (query.has('after')) return promise
    return Response.json(page(query.get('q') ? ['market'] : ['one', 'two']))
  })
  await mount(<Gallery />)
  await until(() => expect(text()).toContain('one,two'))
  await click('Load more')
  return (more = page(['three'], true)) => act(async () => resolve(Response.json(more)))
}

it('keeps the result of a search when more images arrive for the previous one', async () => {
  const arrive = await loadMore()
  await click('Search')
  await until(() => expect(document.querySelector('p')?.textContent).toBe('market'))
  await arrive()
  expect(document.querySelector('p')?.textContent).toBe('market')
})

it('does not show a deleted image again when more images arrive', async () => {
  const arrive = await loadMore()
  await click('Delete')
  await arrive()
  expect(document.querySelector('p')?.textContent).toBe('two,three')
})

it('shows the first page again if a colleague has deleted the last image shown in the meantime', async () => {
  const arrive = await loadMore()
  await arrive(page(['one', 'three']))
  expect(document.querySelector('p')?.textContent).toBe('one,three')
})
