'use client'

import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { useIsWatched } from './use-is-watched'

interface AutoAdvanceOptions {
  count: number
  intervalMs: number
  /** For so long after a switch no other is made. */
  lockMs?: number
}

const SWIPE_PX = 48

/**
 * Which of `count` slides is shown, and the next one every `intervalMs`. It stops while paused, hovered, focused, off
 * the screen or in a hidden tab, and starts paused where motion is reduced. `rootProps` go on the element that holds slides
 * and controls; `isPlaying` says whether it moves by itself at the moment.
 */
export function useAutoAdvance({ count, intervalMs, lockMs = 0 }: AutoAdvanceOptions) {
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const touchedAt = useRef(0)
  const isWatched = useIsWatched(root)
  const isPlaying = isWatched && !(isPaused || isHovered || isFocused)

  function go(to: number) {
    const target = (to + count) % count
    if (isLocked || target === index) return
    setIndex(target)
    setLocked(lockMs > 0)
  }

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  // Counted again from every switch, anyone who made it.
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      setIndex((index + 1) % count)
      setLocked(lockMs > 0)
    }, intervalMs)
    return () => clearTimeout(timer)
  }, [isPlaying, index, count, intervalMs, lockMs])

  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => setLocked(false), lockMs)
    return () => clearTimeout(timer)
  }, [isLocked, lockMs])

  return {
    index,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    isPaused,
    isPlaying,
    isLocked,
    /** Anyone who presses Play is over the button; it plays until the pointer or the focus comes back. */
    togglePause() {
      setPaused(!isPaused)
      setHovered(false)
      setFocused(false)
    },
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
      onTouchStart: (event: TouchEvent) => {
        touchedAt.current = event.touches[0]?.clientX ?? 0
      },
      onTouchEnd: (event: TouchEvent) => {
        const distance = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current
        if (Math.abs(distance) > SWIPE_PX) go(index - Math.sign(distance))
      },
    },
  }
}
