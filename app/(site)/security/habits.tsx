import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { site } from '@/lib/site'

const recommended = [
  'Use a unique password and save it in your phone’s password manager.',
  'Keep two-factor authentication on, and the recovery codes on paper at home.',
  'Lock your phone with a PIN or your fingerprint, and your SIM with a PIN of its own.',
  'Get the app from the link on this site, and install updates when it asks.',
  'Read the notification before each payout. If you didn’t schedule the payout, call us.',
]

const discouraged = [
  `Telling anyone a code, a PIN or a password. Nobody from ${site.name} or the bank will ever ask for one.`,
  'Signing in from a link in a message. Open the app yourself.',
  'Signing in on a shared or borrowed phone.',
  'Letting someone “help” with your account through screen sharing.',
  'Paying anyone who offers to unlock your vault early. Only you can request an emergency withdrawal, in the app.',
]

export function Habits() {
  return (
    <Section id="habits" className="pt-10 md:pt-14">
      <SectionTitle sectionId="habits">How to protect yourself</SectionTitle>
      <SectionLead>
        Most fraudsters don’t hack accounts. They trick people into giving them access.
      </SectionLead>
      <div className="mt-12 overflow-hidden rounded-lg border border-line lg:grid lg:grid-cols-2">
        <div className="bg-mint p-6 md:p-10">
          <h3 className="font-display text-2xl font-bold tracking-tight">Do These</h3>
          <List rules={recommended} mark="m5 10.500 3.500 3.500L15 6.500" markClass="bg-brand stroke-white" />
        </div>
        <div className="bg-coral-soft p-6 md:p-10">
          <h3 className="font-display text-2xl font-bold tracking-tight">Avoid These</h3>
          <List rules={discouraged} mark="m6 6 8 8M14 6l-8 8" markClass="bg-coral-deep stroke-white" />
        </div>
      </div>
    </Section>
  )
}

function List({ rules, mark, markClass }: { rules: string[]; mark: string; markClass: string }) {
  return (
    <ul className="mt-6 grid gap-5">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-4">
          <svg
            viewBox="0 0 20 20"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className={`mt-0.5 size-6 shrink-0 rounded-full p-0.5 ${markClass}`}
          >
            <path d={mark} />
          </svg>
          <p className="max-w-[52ch] text-pretty">{rule}</p>
        </li>
      ))}
    </ul>
  )
}
