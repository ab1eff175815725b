import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Day } from '@/lib/plan/calendar-day'
import { site } from '@/lib/site'

const buttonClass = classNames(
  'inline-flex min-h-12 grow items-center justify-center rounded-md border border-neutral-500 px-5 font-semibold whitespace-nowrap text-white',
  'transition-colors hover:bg-neutral-800',
)

/** Lets visitors save the plan to their calendar or share it. */
export function PlanActions({ params, today }: { params: string; today: Day }) {
  const [note, setNote] = useState('')
  const canShare = 'share' in navigator && matchMedia('(pointer: coarse)').matches

  async function share() {
    const url = `${location.origin}/?${params}#calculator`
    try {
      if (canShare) await navigator.share({ title: `A payout plan made with ${site.name}`, url })
      else await navigator.clipboard.writeText(url)
      setNote(canShare ? '' : 'Link copied')
    } catch (error) {
      // Ignore a canceled share sheet. The clipboard requires https.
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      setNote(isCanceled ? '' : 'We couldn’t copy the link. Please copy it from your browser’s address bar.')
    }
  }

  return (
    <>
      <a href={`/api/payout-plan?${params}&start=${today}`} className={buttonClass}>
        Add to calendar
      </a>
      <button type="button" onClick={share} onBlur={() => setNote('')} className={buttonClass}>
        {canShare ? 'Share plan' : 'Copy link'}
      </button>
      <p role="status" className="w-full text-sm text-marigold">
        {note}
      </p>
    </>
  )
}
