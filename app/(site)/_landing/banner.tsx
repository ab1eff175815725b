import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface BannerProps {
  /** The anchor. */
  id: string
  title: string
  className: string
  children: ReactNode
}

/** Shows a section as a card. */
export function Banner({ id, title, className, children }: BannerProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('flex flex-col overflow-clip rounded-lg px-5 py-6 md:p-8', className)}
    >
      <h2 id={`${id}-title`} className="font-display text-2xl font-extrabold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}
