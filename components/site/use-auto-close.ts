import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const CLOSE_AFTER_MS = 3_000

/**
 * Calls `close` some time after `isRunning` becomes true. The timer is stopped while the mouse is over the element or a
 * control in it has focus, restarts afterward, and stops permanently when the element is touched, because someone is
 * reading. Hovering counts only once the mouse moves, because it may still be where the button that this element
 * replaced was clicked.
 */
export function useAutoClose(
  isRunning: boolean,
  close: () => void,
  milliseconds = CLOSE_AFTER_MS,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const onTimeout = useEffectEvent(close)

  useEffect(() => {
    const target = element.current
    if (!isRunning || !target) return
    let isHovered = false
    let isTouched = false
    let timer = window.setTimeout(onTimeout, milliseconds)
    const update = () => {
      window.clearTimeout(timer)
      const isHeld = isTouched || isHovered || target.querySelector('a:focus, button:focus') !== null
      if (!isHeld) timer = window.setTimeout(onTimeout, milliseconds)
    }
    const controller = new AbortController()
    const { signal } = controller
    const hover = (value: boolean) => {
      if (isHovered === value) return
      isHovered = value
      update()
    }
    target.addEventListener(
      'pointermove',
      (event) =>
        event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0) && hover(true),
      { signal },
    )
    target.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        if (pointerType === 'mouse') return
        isTouched = true
        update()
      },
      { signal },
    )
    target.addEventListener('pointerleave', () => hover(false), { signal })
    target.addEventListener('focusin', update, { signal })
    // When this event fires, focus has not reached its new target yet.
    target.addEventListener('focusout', () => queueMicrotask(update), { signal })
    return () => {
      controller.abort()
      window.clearTimeout(timer)
    }
  }, [isRunning, milliseconds])

  return element
}
