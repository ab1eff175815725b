'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { CoverDrawing } from '@/components/site/blog/cover-drawing'

interface SmallCoverProps {
  category: string
  title: string
  /** The post's image, if it has one. */
  children: ReactNode
}

/** Shows a post's cover in a list. Only the browser renders the drawing, which would add two kilobytes of HTML per row. */
export function SmallCover({ category, title, children }: SmallCoverProps) {
  const isDrawn = useDeferredValue(true, false)
  return (
    <div className="relative isolate aspect-4/3 w-16 overflow-hidden rounded-sm bg-sunken [&>p]:hidden">
      {isDrawn && <CoverDrawing category={category} title={title} />}
      {children}
    </div>
  )
}
