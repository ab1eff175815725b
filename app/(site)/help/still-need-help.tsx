import { buttonClass } from '@/components/ui/button'
import { askPath } from '@/lib/help/categories'

interface StillNeedHelpProps {
  email: string
  /** The text of a search, which becomes the subject of a message. */
  search?: string
}

/** Offers other ways to get help. */
export function StillNeedHelp({ email, search }: StillNeedHelpProps) {
  return (
    <section aria-labelledby="still-title" className="bg-ink text-white [--ring:var(--color-marigold)]">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 md:py-20">
        <div>
          <h2 id="still-title" className="font-display text-3xl font-extrabold tracking-tight">
            Still need help?
          </h2>
          <p className="mt-4 max-w-[46ch] text-lg text-mint">
            Tell us what you wanted to do and what you saw instead. Someone reads every message. We answer
            support messages within 2 hours.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          <a href={askPath(search)} className={buttonClass({ variant: 'highlight', size: 'lg' })}>
            Contact Support
          </a>
          <a href={`mailto:${email}`} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Email Us
          </a>
        </div>
      </div>
    </section>
  )
}
