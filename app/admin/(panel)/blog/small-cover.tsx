'use client'

import type { ReactNode } from 'react'
import { CoverDrawing } from '@/components/site/blog/cover-drawing'

interface SmallCoverProps {
  category: string
  title: string
  /** The post's image, if it has one. */
  children: ReactNode
}

/** A post's cover in a list. As a client component, because its drawing would be in the page twice: in React's data, too. */
export function SmallCover({ category, title, children }: SmallCoverProps) {
  return (
    <div className="relative isolate aspect-4/3 w-16 overflow-hidden rounded-sm [&>p]:hidden">
      <CoverDrawing category={category} title={title} />
      {children}
    </div>
  )
}
