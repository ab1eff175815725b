import { withdrawal } from '@/components/site/phone/plan'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { site } from '@/lib/site'

const steps = [
  {
    title: 'Account creation',
    you: 'You prove who you are, choose a password and set up two-factor authentication.',
    we: 'We verify your details, usually in 5 to 10 minutes. Until then, no money can be paid in.',
  },
  {
    title: 'Fund protection',
    you: 'You pay in by card, bank transfer or USSD, and choose your days.',
    we: `The money goes to ${site.partnerBank} and stays there. We run the plan; we don’t hold the money.`,
  },
  {
    title: 'Transaction security',
    you: 'You check the notifications we send before and after each payout.',
    we: `We check every payout against the plan you locked. An emergency withdrawal has to be confirmed with a code in the app, and takes ${withdrawal.cooldownHours} hours.`,
  },
  {
    title: 'Continuous monitoring',
    you: 'You get on with life, and call us if anything looks wrong.',
    we: 'We monitor sign-ins and payouts around the clock. If we see unusual activity, we freeze the account until you confirm it’s you.',
  },
]

/** Shows what happens to the money as a ledger of who does what. */
export function HowWeProtectYou() {
  return (
    <Section id="how-we-protect-you" background="mint">
      <SectionTitle sectionId="how-we-protect-you">How We Protect You</SectionTitle>
      <SectionLead>Four steps, starting when you sign up. Your part is quick.</SectionLead>
      <ol className="mt-12 border-t-2 border-brand">
        {steps.map(({ title, you, we }, index) => (
          <li
            key={title}
            className="grid items-baseline gap-x-10 gap-y-5 border-b border-brand/25 pt-6 pb-8 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[5rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,6fr)] lg:pt-6 lg:pb-9"
          >
            <span
              aria-hidden="true"
              className="font-display text-2xl font-bold tracking-tight text-brand tabular-nums max-md:-mb-4"
            >
              {index + 1}
            </span>
            <h3 className="font-display text-2xl font-bold tracking-tight md:max-lg:col-span-2">{title}</h3>
            <Side who="What you do" className="md:max-lg:col-start-2">
              {you}
            </Side>
            <Side who="What we do">{we}</Side>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Side({ who, className, children }: { who: string; className?: string; children: string }) {
  return (
    <p className={className}>
      <span className="mb-1 block text-sm font-semibold text-brand">{who}</span>
      {children}
    </p>
  )
}
