import { site } from '@/lib/site'

/** Shows the partner bank's name with a neutral mark: an arch over still water. */
export function PartnerLine() {
  return (
    <p className="flex items-center gap-3 text-sm leading-tight text-fg-soft">
      <svg viewBox="0 0 36 36" fill="none" aria-hidden="true" className="size-9 shrink-0 text-ink">
        <path
          d="M7 23V16a11 11 0 0 1 22 0v7M13 23v-7a5 5 0 0 1 10 0v7"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <path d="M4 25.500h28M8 30.500h20" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span>
        In partnership with
        <strong className="block text-base font-semibold text-ink">{site.partnerBank}</strong>
        <a href="/security" className="mt-1 inline-block underline underline-offset-4 hover:text-ink">
          How your deposit is protected
        </a>
      </span>
    </p>
  )
}
