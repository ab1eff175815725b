import { buttonClass } from '@/components/ui/button'
import { pageMetadata } from '@/lib/platform/seo'

export const ensureStatic = 'navigation'

export const metadata = {
  ...pageMetadata({
    title: 'Thank you',
    description: 'Your vote was counted.',
    path: '/help/thanks',
    picture: 'common',
  }),
  robots: { index: false },
}

/** Thanks a visitor without JavaScript for a vote. */
export default function ThanksPage() {
  return (
    <div className="wrap max-w-2xl! py-20 md:py-28">
      <h1 className="font-display text-4xl font-extrabold tracking-tight">Thank you for telling us</h1>
      <p className="mt-5 text-lg text-neutral-700">
        Votes show us which answers to rewrite. If yours was No, tell us what’s missing: a person reads every
        message.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/help" className={buttonClass()}>
          Back to the Help Center
        </a>
        <a href="/contact" className={buttonClass({ variant: 'secondary' })}>
          Contact Support
        </a>
      </div>
    </div>
  )
}
