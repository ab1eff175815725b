import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'

/** The frame of a page that an email's link leads to. */
export function PersonalLinkPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid min-h-[60vh] w-full max-w-xl content-center gap-5 px-5 py-16">
      {children}
    </div>
  )
}

interface PersonalLinkAnswerProps {
  title: string
  children: ReactNode
  /** Where to go from here; the start page, if nothing better is given. */
  action?: ReactNode
}

/** Nothing is left to do: what the link came to, and a way on. */
export function PersonalLinkAnswer({ title, children, action }: PersonalLinkAnswerProps) {
  return (
    <>
      <h1 className="font-display text-3xl font-bold">{title}</h1>
      <p className="text-fg-soft">{children}</p>
      <p>
        {action ?? (
          <ButtonLink href="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        )}
      </p>
    </>
  )
}
