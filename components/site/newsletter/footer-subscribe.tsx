import { HoneypotField } from '@/components/forms/honeypot-field'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { EmailInput } from '@/components/ui/input'
import { CONSENT_VERSION, consentTexts } from '@/lib/newsletter/consent'

/**
 * Renders the newsletter form in the footer, except on pages that have their own or are linked in an email to one
 * person. It is plain HTML, because a script would slow down every page.
 */
export function FooterSubscribe() {
  return (
    <form
      action="/api/newsletter/subscribe"
      method="post"
      aria-labelledby="footer-newsletter"
      className="mb-3 grid in-[:has(#stay-updated,#personal-link)]:hidden gap-x-10 gap-y-3 rounded-lg bg-mint lg:gap-x-16 p-4 sm:mb-8 sm:px-8 sm:py-6 md:grid-cols-[2fr_3fr] md:items-center"
    >
      <div>
        <h2 id="footer-newsletter" className="font-display text-lg font-bold sm:text-xl">
          Get new articles by email
        </h2>
        <p id="footer-newsletter-consent" className="mt-1 text-xs text-fg-soft sm:mt-2 sm:text-sm">
          {consentTexts[CONSENT_VERSION]} <PrivacyLink />
        </p>
      </div>
      <div className="flex gap-2 sm:gap-3">
        <label htmlFor="footer-newsletter-email" className="sr-only">
          Email for the newsletter
        </label>
        <EmailInput
          id="footer-newsletter-email"
          maxLength={320}
          placeholder="Email address"
          aria-describedby="footer-newsletter-consent"
        />
        <HoneypotField />
        <input type="hidden" name="source" value="footer" />
        <input type="hidden" name="consent" value={CONSENT_VERSION} />
        <Button type="submit" className="shrink-0 max-sm:px-3.5">
          Subscribe
        </Button>
      </div>
    </form>
  )
}
