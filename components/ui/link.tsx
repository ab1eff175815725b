'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * Renders Next's link, but prefetches only on hover, touch or focus. By default, Next prefetches every link in view:
 * about fifty requests after each screen of the panel, which kept both cores of a small server busy for a second.
 */
export function Link<Target>(props: ComponentProps<typeof NextLink<Target>>) {
  const [isWanted, setWanted] = useState(false)
  // A new tab cannot use what this tab has prefetched.
  const prefetch = () => setWanted(props.target !== '_blank')
  return (
    <NextLink
      prefetch={isWanted ? null : false}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...props}
    />
  )
}
