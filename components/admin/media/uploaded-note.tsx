'use client'

import { useEffect, useRef, useState } from 'react'

/** How long the note stays (specification of the back office, section 9). */
const NOTE_MS = 3_000

/** Confirms for a moment that an upload arrived, beside what it was uploaded for; `count` is how many have. */
export function UploadedNote({ count }: { count: number }) {
  const note = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (count === seen) return
    // On a phone it would lie below the buttons of its form.
    note.current?.scrollIntoView({ block: 'nearest' })
    const timer = setTimeout(setSeen, NOTE_MS, count)
    return () => clearTimeout(timer)
  }, [count, seen])
  return (
    <span ref={note} role="status" className="scroll-mb-32 text-sm font-medium text-accent empty:hidden">
      {count > seen && 'Uploaded successfully'}
    </span>
  )
}
