'use client'

import { Children, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/components/ui/icons'
import { useAutoAdvance } from './carousel/use-auto-advance'
import styles from './step-carousel.module.css'

interface StepCarouselProps {
  heading: string
  /** One label per child. */
  titles: readonly string[]
  children: ReactNode
}

/** Shows the steps as a carousel. Without JavaScript, all steps are stacked, without controls. */
export function StepCarousel({ heading, titles, children }: StepCarouselProps) {
  const { index, goTo, next, previous, isPaused, isPlaying, togglePause, rootProps } = useAutoAdvance({
    count: titles.length,
    intervalMs: 4000,
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel within its section is a group; a fieldset belongs to forms
    <div {...rootProps} role="group" aria-roledescription="carousel" aria-label="How it works">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2
          id="how-it-works-title"
          className="max-w-[16ch] font-display text-4xl font-extrabold tracking-tight"
        >
          {heading}
        </h2>
        <div className="flex items-center gap-2 noscript:hidden *:[button]:rounded-full *:[button]:border *:[button]:border-line-strong">
          <IconButton label={isPaused ? 'Play steps carousel' : 'Pause steps carousel'} onClick={togglePause}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
          <IconButton label="Previous step" onClick={previous}>
            <ChevronLeftIcon />
          </IconButton>
          {/* Screen readers announce this as the label of the slide. */}
          <span aria-hidden="true" className="min-w-12 text-center font-semibold tabular-nums">
            {index + 1} of {titles.length}
          </span>
          <IconButton label="Next step" onClick={next}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <ol aria-label="Steps" className={styles.line}>
        {titles.map((title, position) => (
          <li key={title}>
            <button
              type="button"
              aria-current={position === index ? 'step' : undefined}
              data-state={position < index ? 'past' : isPlaying && position === index ? 'running' : undefined}
              onClick={() => goTo(position)}
            >
              <span className={styles.track} />
              <span aria-hidden="true" className="mt-3 block pl-0.5 font-semibold tabular-nums lg:hidden">
                {position + 1}
              </span>
              <span className="mt-3.5 block pr-4 font-semibold max-lg:sr-only">{title}</span>
            </button>
          </li>
        ))}
      </ol>
      <div aria-live={isPlaying ? 'off' : 'polite'} className={styles.slides}>
        {Children.map(children, (slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and a fieldset belongs to forms
          <div
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${titles.length}`}
            data-shown={position === index || undefined}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  )
}
