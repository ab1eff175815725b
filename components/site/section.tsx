import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

const backgrounds = {
  paper: 'bg-paper',
  mint: 'bg-mint',
  ink: 'bg-ink text-white',
  brand: 'bg-brand text-white',
} as const

interface SectionProps {
  /** The anchor. A `SectionTitle` with the same `sectionId` labels the section. */
  id: string
  background?: keyof typeof backgrounds
  className?: string
  children: ReactNode
}

/** Renders a section of a public page, with consistent spacing and width. */
export function Section({ id, background = 'paper', className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('overflow-x-clip', backgrounds[background])}
    >
      <div className={classNames('wrap py-8 md:py-14', className)}>{children}</div>
    </section>
  )
}

interface SectionTitleProps {
  sectionId: string
  /** Larger, for the few titles that should stand out. */
  isLarge?: boolean
  className?: string
  children: ReactNode
}

export function SectionTitle({
  sectionId,
  isLarge,
  className = 'max-w-[20ch]',
  children,
}: SectionTitleProps) {
  return (
    <h2
      id={`${sectionId}-title`}
      className={classNames(
        'font-display font-extrabold tracking-tight',
        isLarge ? 'text-4xl' : 'text-3xl',
        className,
      )}
    >
      {children}
    </h2>
  )
}

/** Shows one or two sentences below a title. */
export function SectionLead({
  className = 'max-w-[52ch]',
  children,
}: Pick<SectionTitleProps, 'className' | 'children'>) {
  return <p className={classNames('mt-4 text-lg text-pretty opacity-85', className)}>{children}</p>
}
