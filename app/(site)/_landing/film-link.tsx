'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import { PlayIcon } from '@/components/ui/icons'
import { film } from './film'
import type { FilmOverlayProps } from './film-overlay'

const load = () => import('./film-overlay').then((loaded) => loaded.FilmOverlay)

/** Links to the film. With JavaScript, the film loads on demand and plays over the page. */
export function FilmLink() {
  const [Overlay, setOverlay] = useState<ComponentType<FilmOverlayProps> | null>(null)

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a clicked link. Focus it here, so that the overlay can later return focus to it.
    link.focus({ preventScroll: true })
    try {
      const Loaded = await load()
      setOverlay(() => Loaded)
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <>
      <a
        href={film.mp4}
        aria-haspopup="dialog"
        data-opens-dialog=""
        onClick={open}
        onPointerEnter={() => load().catch(() => {})}
        className="group relative block overflow-hidden rounded-lg outline-offset-4 focus-visible:outline-marigold"
      >
        {/* biome-ignore lint/performance/noImgElement: the film's poster is already optimized */}
        <img
          src={film.poster}
          width={film.width}
          height={film.height}
          alt=""
          loading="lazy"
          className="block h-auto w-full"
        />
        <span className="absolute bottom-[6%] left-[7.5%] sm:bottom-[8%] flex items-center gap-3.5 font-semibold text-ink md:gap-5 md:text-lg">
          <span className="flex size-12 items-center justify-center rounded-full bg-marigold transition-transform duration-200 group-hover:scale-110 sm:size-16 md:size-20">
            <PlayIcon className="size-6 translate-x-px fill-current sm:size-8 md:size-9" />
          </span>
          <span>
            <span className="max-sm:sr-only">Watch the film</span>{' '}
            <span className="font-normal tabular-nums">0:{film.seconds}</span>
          </span>
        </span>
      </a>
      {Overlay && <Overlay onClosed={() => setOverlay(null)} />}
    </>
  )
}
