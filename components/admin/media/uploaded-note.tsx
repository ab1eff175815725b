'use client'

import { useEffect, useState } from 'react'

/** How long the note stays (specification of the back office, section 9). */
const NOTE_MS = 3_000

/** Says for a moment that an upload arrived, beside what it was uploaded for; `count` is how many have. */
export function UploadedNote({ count }: { count: number }) {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (count === seen) return
    const timer = setTimeout(setSeen, NOTE_MS, count)
    return () => clearTimeout(timer)
  }, [count, seen])
  return (
    <span role="status" className="text-sm font-medium text-accent empty:hidden">
      {count > seen && 'Uploaded successfully'}
    </span>
  )
}
