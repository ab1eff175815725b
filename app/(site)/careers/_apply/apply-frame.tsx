import type { ReactNode } from 'react'
import { BackLink } from '@/components/site/back-link'

interface ApplyFrameProps {
  title: string
  /** Shown below the title: what the form is about. */
  intro: ReactNode
  /** A link back, shown above the title. */
  back: { href: string; label: string }
  children: ReactNode
}

/** Lays out the application page: the title and introduction on the left, the form on the right. */
export function ApplyFrame({ title, intro, back, children }: ApplyFrameProps) {
  return (
    <div className="bg-mint">
      <div className="wrap grid items-start gap-x-14 gap-y-10 py-12 md:py-20 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="wrap-anywhere lg:sticky lg:top-28">
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 className="mt-4 font-display text-3xl font-extrabold tracking-tight">{title}</h1>
          <div className="mt-5 grid max-w-[48ch] gap-4 text-neutral-700">{intro}</div>
        </div>
        <div className="min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-8">{children}</div>
      </div>
    </div>
  )
}
