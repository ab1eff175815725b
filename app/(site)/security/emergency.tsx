import type { ReactNode } from 'react'
import { OpeningHours } from '@/components/site/opening-hours'
import { phoneHref } from '@/components/site/phone-href'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { buttonClass } from '@/components/ui/button'
import type { ContactInfo } from '@/lib/contact/queries'

const SUBJECT = 'Security emergency'

/** Shows people in an emergency which number to call, and then what happens. */
export function Emergency({ contact }: { contact: Pick<ContactInfo, 'email' | 'phone' | 'businessHours'> }) {
  const { email, phone, businessHours } = contact
  return (
    <Section id="emergency" background="ink">
      <div className="grid gap-x-16 gap-y-12 [--ring:var(--color-marigold)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SectionTitle sectionId="emergency">Emergency Security Response</SectionTitle>
          <SectionLead>
            Lost your phone, or got a message about something you didn’t do? Call first. We ask for your name
            and your number, never for a code.
          </SectionLead>
          <p className="mt-8">
            <a
              href={phoneHref(phone)}
              className="inline-block font-display text-3xl font-extrabold tracking-tight wrap-anywhere text-marigold tabular-nums underline decoration-2 underline-offset-8 hover:decoration-4 md:text-4xl"
            >
              {phone}
            </a>
          </p>
          <div className="mt-9 flex flex-wrap gap-3 max-sm:*:w-full">
            <a href={phoneHref(phone)} className={buttonClass({ variant: 'highlight', size: 'lg' })}>
              Call Now
            </a>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(SUBJECT)}`}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              Email the Security Team
            </a>
          </div>
          <p className="mt-4 text-sm text-mint">
            Emails go to <span className="wrap-anywhere">{email}</span>. Please keep the subject line so that
            the security team sees your email.
          </p>
        </div>
        <dl className="border-t border-white/25 lg:self-end">
          <Response name="Instant account freeze">
            We freeze your account while you’re on the phone. Nothing goes in or out except scheduled payouts
            to your own bank account, and we can stop those too.
          </Response>
          <Response name="24/7 hotline">
            If your account is at risk, call this number at any hour. For everything else:{' '}
            <OpeningHours>{businessHours}</OpeningHours>.
          </Response>
          <Response name="Real-time monitoring">
            We go through your recent sign-ins and payouts with you, and watch for new ones.
          </Response>
        </dl>
      </div>
    </Section>
  )
}

function Response({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-white/25 py-6">
      <dt className="font-display text-xl font-bold">{name}</dt>
      <dd className="mt-1 max-w-[52ch] text-pretty text-mint">{children}</dd>
    </div>
  )
}
