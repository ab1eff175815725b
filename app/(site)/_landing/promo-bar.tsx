'use client'

import { LogoMark } from '@/components/site/logo'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { classNames } from '@/components/ui/class-names'
import { site } from '@/lib/site'
import { useScrollsUp } from './use-scrolls-up'

const APPEARS_AFTER_PX = 300

export interface PromoBarProps {
  hasRating: boolean
}

export function PromoBar({ hasRating }: PromoBarProps) {
  const isShown = useScrollsUp(APPEARS_AFTER_PX)
  return (
    <aside
      aria-label={`${site.name} app`}
      inert={!isShown}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-200',
        !isShown && 'invisible translate-y-full',
      )}
    >
      <div className="wrap flex h-18 items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-mint">
          <LogoMark className="size-7" />
        </span>
        <span className="min-w-0">
          <span className="block truncate leading-tight font-semibold">{site.name}</span>
          {hasRating && <FiveStars />}
        </span>
        <JoinButton source="promo" joined="Joined" className="ml-auto">
          Join Waitlist
        </JoinButton>
      </div>
    </aside>
  )
}

function FiveStars() {
  return (
    <svg viewBox="0 0 84 16" role="img" aria-label="Five stars" className="mt-1 h-3.5">
      {[0, 17, 34, 51, 68].map((x) => (
        <path
          key={x}
          transform={`translate(${x})`}
          d="m8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.400.9-5L.8 6.200l5-.7z"
          className="fill-marigold"
        />
      ))}
    </svg>
  )
}
