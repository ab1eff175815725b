import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'

/** Renders the frame of a page opened from a link in an email. */
export function PersonalLinkPage({ children }: { children: ReactNode }) {
  return (
    <div id="personal-link" className="grid min-h-[60vh] content-center bg-mint px-5 py-16">
      <div className="mx-auto grid w-full max-w-2xl gap-5 rounded-lg border border-line bg-surface p-4 wrap-anywhere sm:p-8">
        {children}
      </div>
    </div>
  )
}

interface PersonalLinkResultProps {
  title: string
  children: ReactNode
  /** The next link, by default to the home page. */
  action?: ReactNode
}

/** Shows the result of a link when nothing is left to do, with a link to continue. */
export function PersonalLinkResult({ title, children, action }: PersonalLinkResultProps) {
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

/** Leads someone whose link no longer works to the form that sends a new one. */
export const AskAgain = () => (
  <ButtonLink href="/privacy/request" variant="secondary">
    Ask again
  </ButtonLink>
)

export const SubscribeAgain = () => (
  <ButtonLink href="/blog#stay-updated" variant="secondary">
    Subscribe again
  </ButtonLink>
)
