import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface PreviewFrameProps {
  label: string
  className?: string
  children: ReactNode
}

/**
 * Shows part of the public site within the panel, in the site's light theme. Links are disabled, except for
 * those to anchors within the preview.
 */
export function PreviewFrame({ label, className, children }: PreviewFrameProps) {
  return (
    <section
      data-theme="light"
      data-preview=""
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      onClickCapture={blockLink}
      className={classNames('overflow-y-auto rounded-md border border-line bg-canvas text-fg', className)}
    >
      {children}
    </section>
  )
}

function blockLink(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link) return
  event.preventDefault()
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#'))
    event.currentTarget.querySelector(`[id="${CSS.escape(href.slice(1))}"]`)?.scrollIntoView()
}
