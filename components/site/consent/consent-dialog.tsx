import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { allowAll, consent, consentCookie } from '@/lib/consent/consent-record'
import { CONSENT_CHOSEN, CONSENT_DIALOG, consentDialogClass } from './consent-choice'
import { askForConsent } from './consent-island'

const ASK_AFTER_MS = 1_000
const titleId = `${CONSENT_DIALOG}-title`

/**
 * Asks for cookie consent from visitors who have not chosen yet. Works without the page's other scripts, which most visits
 * never load. The last button opens the preferences of `ConsentHost`.
 */
export function ConsentDialog({ analyticsUrl }: { analyticsUrl?: string | undefined }) {
  const cookies = { all: consentCookie(allowAll(true), false), none: consentCookie(allowAll(false), false) }
  const { storageKey } = consent
  return (
    <>
      <dialog
        id={CONSENT_DIALOG}
        tabIndex={-1}
        // Esc must not close the dialog without a choice. Browsers without support for this close it on the second press.
        closedby="none"
        aria-labelledby={titleId}
        // The preferences open on top, and closing them returns here.
        className={`${consentDialogClass} has-[~dialog:modal]:invisible`}
      >
        <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
          <div>
            <div className="flex items-center gap-3">
              <CookieDrawing />
              <h2 id={titleId} className="font-display text-2xl font-bold">
                Your cookies, your choice
              </h2>
            </div>
            <p className="mt-3 max-w-[56ch] text-sm text-fg-soft">
              Until you choose, this site stores only what it needs to work. If you allow it, we also count
              visits, see what brought you here and remember that you joined the waitlist.
            </p>
            <PrivacyLink className="mt-1 inline-block py-1 text-sm" />
          </div>
          {/* Refusing is as easy as accepting: same size, same weight. */}
          <div className="grid grid-cols-2 gap-2.5 md:w-80">
            <Button data-consent="none">Decline All</Button>
            <Button data-consent="all">Accept All</Button>
            <Button variant="ghost" data-cookie-settings="" className="col-span-2">
              Customize preferences
            </Button>
          </div>
        </div>
      </dialog>
      <Island
        run={askForConsent}
        args={[
          {
            dialogId: CONSENT_DIALOG,
            chosenEvent: CONSENT_CHOSEN,
            storageKey,
            cookies,
            analyticsUrl,
            askAfterMs: ASK_AFTER_MS,
          },
        ]}
      />
    </>
  )
}

/** Draws a bitten cookie with chocolate chips. */
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
