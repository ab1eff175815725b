'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * Renders Next's link, which prefetches its page once someone points at it, touches it or moves the focus there. Next prefetches
 * every link in view: about fifty requests after each screen of the panel, which kept both cores busy for a second.
 */
export function Link<Target>(props: ComponentProps<typeof NextLink<Target>>) {
  const [isWanted, setWanted] = useState(false)
  // Another tab does not use what this one has fetched.
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
