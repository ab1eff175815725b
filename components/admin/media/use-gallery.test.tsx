// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { GalleryPage } from '@/lib/media/admin-queries'
import type { GalleryImage } from '@/lib/media/schema'
import { click, mount, text, until } from '../../../tests/support/mount'
import { useGallery } from './use-gallery'

function Gallery() {
  const [q, setQ] = useState('')
  const { images, hasNext, isLoading, loadMore, drop } = useGallery(q)
  return (
    <>
      <p>{isLoading ? 'Loading' : images.map(({ id }) => id).join()}</p>
      <button type="button" onClick={() => setQ('market')}>
        Search
      </button>
      {hasNext && (
        <button type="button" onClick={loadMore}>
          Load more
        </button>
      )}
      <button type="button" onClick={() => drop('one')}>
        Delete
      </button>
    </>
  )
}

const PAGE = 2
let stored: string[]

/** Responds as the server does: with the first page if no image follows `after`. */
function respond(query: URLSearchParams) {
  const ids = query.get('q') ? ['market'] : stored
  const next = ids.indexOf(query.get('after') ?? '') + 1
  const start = next < ids.length ? next : 0
  const images = ids.slice(start, start + PAGE).map((id) => ({ id }) as GalleryImage)
  const hasNext = start + PAGE < ids.length
  return Response.json({ images, hasPrevious: start > 0, hasNext, total: ids.length } satisfies GalleryPage)
}

/** Shows images one and two, and starts to load more. Returns a function that lets the response arrive. */
async function loadMore() {
  stored = ['one', 'two', 'three', 'four', 'five']
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const query = new URL(`${url}`, 'https://example.com').searchParams
    if (query.has('after')) await promise
    return respond(query)
  })
  await mount(<Gallery />)
  await until(() => expect(text()).toContain('one,two'))
  await click('Load more')
  return () => act(async () => resolve())
}

const shown = () => document.querySelector('p')?.textContent

it('keeps the result of a search when more images arrive for the previous one', async () => {
  const arrive = await loadMore()
  await click('Search')
  await until(() => expect(shown()).toBe('market'))
  await arrive()
  expect(shown()).toBe('market')
})

it('does not show a deleted image again when more images arrive', async () => {
  const arrive = await loadMore()
  await click('Delete')
  await arrive()
  expect(shown()).toBe('two,three')
})

it('does not show the last image any longer if a colleague has deleted it in the meantime', async () => {
  const arrive = await loadMore()
  stored = ['one', 'three', 'four', 'five']
  await arrive()
  expect(shown()).toBe('one,three,four')
})

it('keeps all images shown if a colleague has deleted all that follow', async () => {
  const arrive = await loadMore()
  await arrive()
  const before = shown()
  stored = before?.split(',') ?? []
  await click('Load more')
  await until(() => expect(text()).not.toContain('Load more'))
  expect(shown()).toBe(before)
})

it('starts again if a colleague has deleted the last two images shown', async () => {
  const arrive = await loadMore()
  stored = ['three', 'four', 'five']
  await arrive()
  expect(shown()).toBe('three,four')
})
