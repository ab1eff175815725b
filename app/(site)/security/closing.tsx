import { Section, SectionTitle } from '@/components/site/section'
import { buttonClass } from '@/components/ui/button'
import { SECURITY_TEXT_PATH } from '@/lib/contact/security-text'
import { site } from '@/lib/site'

/** Links to the app and the team, and explains how vulnerability reports are handled. */
export function Closing({ email }: { email: string }) {
  return (
    <Section id="start">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <SectionTitle sectionId="start" isLarge>
          <span className="block">Plan once.</span> Relax until payday.
        </SectionTitle>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <a href={site.downloadUrl} target="_blank" rel="noopener" className={buttonClass({ size: 'lg' })}>
            Download the app
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <a href="/contact" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Contact Security Team
          </a>
        </div>
      </div>
      <section
        id="report"
        aria-labelledby="report-title"
        className="mt-16 grid gap-x-16 gap-y-4 border-t border-line-strong/40 pt-10 lg:grid-cols-[20rem_1fr]"
      >
        <h3 id="report-title" className="font-display text-2xl font-bold tracking-tight">
          Found a vulnerability?
        </h3>
        <div className="grid max-w-[64ch] gap-4 text-neutral-700">
          <p>
            Email{' '}
            <a
              href={`mailto:${email}?subject=${encodeURIComponent('Vulnerability report')}`}
              className="font-semibold wrap-anywhere text-brand underline underline-offset-4"
            >
              {email}
            </a>{' '}
            with the steps you took and what happened. We’ll reply with our assessment, and write again once
            it’s fixed.
          </p>
          <p>
            Use your own accounts, stop as soon as you see someone else’s data, and give us time to fix the
            problem before you publish. We’re grateful for every report. This address is also in{' '}
            <a href={SECURITY_TEXT_PATH} className="font-semibold text-brand underline underline-offset-4">
              security.txt
            </a>
            .
          </p>
        </div>
      </section>
    </Section>
  )
}
