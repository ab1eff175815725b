'use client'

import { Children, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/components/ui/icons'
import { useAutoAdvance } from './carousel/use-auto-advance'

const INTERVAL_MS = 5000
const LOCK_MS = 500

/**
 * Shows the reviews side by side if there is room, and otherwise one at a time. When shown one at a time, all reviews
 * share one grid cell, which is as tall as the longest review, so nothing jumps. Without JavaScript, they are stacked.
 */
export function ReviewCarousel({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children)
  const count = slides.length
  const reviews = useAutoAdvance({ count, intervalMs: INTERVAL_MS, lockMs: LOCK_MS })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel in a section is a group; a fieldset belongs in a form
    <div
      {...reviews.rootProps}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="mt-7 lg:mt-8"
    >
      <div
        className="grid noscript:gap-5 lg:grid-cols-3 lg:gap-5"
        aria-live={reviews.isPlaying ? 'off' : 'polite'}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and a fieldset belongs in a form
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides are never reordered
            key={position}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${count}`}
            className={classNames(
              'col-start-1 row-start-1 transition-[opacity,translate,visibility] duration-300',
              'noscript:visible noscript:row-auto noscript:translate-x-0 noscript:opacity-100',
              'lg:visible lg:col-auto lg:row-auto lg:translate-x-0 lg:opacity-100',
              position < reviews.index && 'invisible -translate-x-6 opacity-0',
              position > reviews.index && 'invisible translate-x-6 opacity-0',
            )}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="mt-6 flex items-center gap-2 lg:hidden noscript:hidden">
        <Control label="Previous review" isLocked={reviews.isLocked} onClick={reviews.previous}>
          <ChevronLeftIcon />
        </Control>
        <Control label="Next review" isLocked={reviews.isLocked} onClick={reviews.next}>
          <ChevronRightIcon />
        </Control>
        <Control
          label={reviews.isPaused ? 'Play reviews carousel' : 'Pause reviews carousel'}
          onClick={reviews.togglePause}
        >
          {reviews.isPaused ? <PlayIcon /> : <PauseIcon />}
        </Control>
        <div className="ml-3 flex max-sm:ml-auto">
          {slides.map((_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots are never reordered
              key={position}
              type="button"
              aria-label={`Review ${position + 1} of ${count}`}
              aria-current={position === reviews.index || undefined}
              aria-disabled={reviews.isLocked || undefined}
              onClick={() => reviews.goTo(position)}
              className="group flex size-11 items-center justify-center rounded-full"
            >
              <span className="size-3 rounded-full border-2 border-brand transition-colors group-aria-current:bg-brand" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

interface ControlProps {
  label: string
  isLocked?: boolean
  onClick: () => void
  children: ReactNode
}

/** Renders a button that, while locked, ignores clicks but keeps focus, unlike a `disabled` one. */
function Control({ label, isLocked, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLocked || undefined}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-full border border-line-strong transition-colors not-aria-disabled:hover:bg-mint"
    >
      {children}
    </button>
  )
}
