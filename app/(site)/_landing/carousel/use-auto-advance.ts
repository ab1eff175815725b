'use client'

import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { useIsInView } from './use-is-in-view'

interface AutoAdvanceOptions {
  count: number
  intervalMs: number
  /** For this long after a slide change, further changes are ignored. */
  lockMs?: number
}

const SWIPE_PX = 48

/**
 * Advances through `count` slides, one every `intervalMs`. It stops while paused, hovered, focused, off screen or in
 * a hidden tab, and starts paused if reduced motion is preferred. Spread `rootProps` onto the element around slides
 * and controls. `isPlaying` is true while slides advance on their own.
 */
export function useAutoAdvance({ count, intervalMs, lockMs = 0 }: AutoAdvanceOptions) {
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const touchStartX = useRef(0)
  const isInView = useIsInView(root)
  const isPlaying = isInView && !(isPaused || isHovered || isFocused)

  function goTo(to: number) {
    const target = (to + count) % count
    if (isLocked || target === index) return
    setIndex(target)
    setLocked(lockMs > 0)
  }

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  // Every slide change, automatic or manual, restarts the interval.
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
    goTo,
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    isPaused,
    isPlaying,
    isLocked,
    /** The button has the pointer or focus when someone presses Play, so ignore both until they enter again. */
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
        touchStartX.current = event.touches[0]?.clientX ?? 0
      },
      onTouchEnd: (event: TouchEvent) => {
        const distance = (event.changedTouches[0]?.clientX ?? 0) - touchStartX.current
        if (Math.abs(distance) > SWIPE_PX) goTo(index - Math.sign(distance))
      },
    },
  }
}
