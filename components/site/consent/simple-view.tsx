import { useEffect, useRef } from 'react'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/site'

interface SimpleViewProps {
  titleId: string
  /** Back from the detailed view: its button gets focus again. */
  isReturning: boolean
  onAcceptAll: () => void
  onDeclineAll: () => void
  onCustomize: () => void
}

export function SimpleView({
  titleId,
  isReturning,
  onAcceptAll,
  onDeclineAll,
  onCustomize,
}: SimpleViewProps) {
  const customize = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReturning) customize.current?.focus()
  }, [isReturning])

  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
      <div>
        <div className="flex items-center gap-3">
          <CookieDrawing />
          <h2 id={titleId} className="font-display text-2xl font-bold">
            Your cookies, your choice
          </h2>
        </div>
        <p className="mt-3 max-w-[56ch] text-sm text-fg-soft">
          {site.name} stores only what it needs to work. Anything more, such as counting visits, starts only
          if you allow it.
        </p>
        <PrivacyLink className="mt-1 inline-block py-1 text-sm" />
      </div>
      {/* Saying no is as easy as saying yes: same size, same weight. */}
      <div className="grid grid-cols-2 gap-2.5 md:w-80">
        <Button onClick={onDeclineAll}>Decline All</Button>
        <Button onClick={onAcceptAll}>Accept All</Button>
        <Button ref={customize} variant="ghost" onClick={onCustomize} className="col-span-2">
          Customize preferences
        </Button>
      </div>
    </div>
  )
}

/** The drop of the payout timeline, with crumbs. */
function CookieDrawing() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9 shrink-0">
      <path
        d="M16 3a13 13 0 1 0 13 13 5 5 0 0 1-6-4 5.5 5.5 0 0 1-6-6 5 5 0 0 1-1-3z"
        className="fill-marigold"
      />
      <circle cx="11" cy="12" r="1.8" className="fill-ink" />
      <circle cx="12" cy="21" r="2.2" className="fill-ink" />
      <circle cx="20" cy="19" r="1.6" className="fill-ink" />
    </svg>
  )
}
