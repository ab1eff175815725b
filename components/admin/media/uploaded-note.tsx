'use client'

import { useEffect, useRef, useState } from 'react'

/** How long the note is shown (specification of the back office, section 9). */
const NOTE_MS = 3_000

/** Briefly confirms an upload, next to where it was made. `count` is the number of uploads so far. */
export function UploadedNote({ count }: { count: number }) {
  const note = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (count === seen) return
    // On a phone, the form's buttons would otherwise cover the note.
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
