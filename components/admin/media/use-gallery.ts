'use client'

import { useEffect, useState, useTransition } from 'react'
import type { GalleryPage } from '@/lib/media/admin-queries'
import type { ActionResult } from '@/lib/platform/action-result'

interface Loaded extends GalleryPage {
  q: string
}

/** Loads the images that match `q` for the gallery dialog, and more on demand. */
export function useGallery(q: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isLoading = !hasFailed && loaded?.q !== q

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const controller = new AbortController()
    fetchPage(q, undefined, controller.signal).then(
      (response) => {
        setFailed(false)
        setLoaded({ ...response, q })
      },
      () => controller.signal.aborted || setFailed(true),
    )
    return () => controller.abort()
  }, [q, attempt])

  const [isLoadingMore, startLoadingMore] = useTransition()
  const loadMore = () =>
    startLoadingMore(async () => {
      if (!loaded) return
      const lastId = loaded.images.at(-1)?.id
      try {
        // Request the last image again. Otherwise the server would return the first page if nothing follows it.
        const next = await fetchPage(loaded.q, loaded.images.at(-2)?.id)
        setFailed(false)
        setLoaded((last) => {
          // Meanwhile, the list may have been searched, or an image deleted.
          const continues = last?.q === loaded.q && last.images.at(-1)?.id === lastId
          if (!continues) return last
          // If the server can't continue the list, it returns the first page, which has no previous one.
          const images = next.hasPrevious ? [...last.images.slice(0, -1), ...next.images] : next.images
          return { ...next, images, q: last.q }
        })
      } catch {
        setFailed(true)
      }
    })

  const tryAgain = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }

  const drop = (id: string) =>
    setLoaded((last) => last && { ...last, images: last.images.filter((image) => image.id !== id) })

  return {
    images: loaded?.images ?? [],
    hasNext: loaded?.q === q && loaded.hasNext,
    isLoading,
    hasFailed,
    isLoadingMore,
    loadMore,
    tryAgain,
    /** Removes a deleted image from the list. */
    drop,
  }
}

/** Deletes an image through a route, so that the page does not have to pass an action. */
export async function sendDeletion({ id }: { id: string }): Promise<ActionResult<unknown>> {
  const response = await fetch(`/api/admin/media/delete?${new URLSearchParams({ id })}`, { method: 'POST' })
  return response.json()
}

async function fetchPage(q: string, after?: string, signal?: AbortSignal): Promise<GalleryPage> {
  const query = new URLSearchParams({ q, ...(after ? { after } : {}) })
  const response = await fetch(`/api/admin/media?${query}`, signal ? { signal } : {})
  if (!response.ok) throw new Error(`The gallery responded with ${response.status}`)
  return response.json()
}
