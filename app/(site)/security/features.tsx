import type { ReactNode } from 'react'
import { withdrawal } from '@/components/site/phone/plan'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import { site } from '@/lib/site'
import { EncryptionDrawing, TwoFactorDrawing, VerifiedDrawing, WatchDrawing } from './account-drawings'
import { BankDrawing, CooldownDrawing, InsuranceDrawing, NoticeDrawing } from './money-drawings'

const { cooldownHours } = withdrawal

export function Features() {
  return (
    <Section id="features">
      <SectionTitle sectionId="features" className="max-w-none">
        Four protections for your money, <br className="max-sm:hidden" />
        four for your account
      </SectionTitle>
      <SectionLead>If one ever fails, the others still protect you.</SectionLead>
      <GroupTitle>Protecting your money</GroupTitle>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        <Feature
          title="A licensed bank holds your money"
          shape="tall"
          drawing={<BankDrawing />}
          className="bg-brand text-white md:col-span-2 lg:col-span-5 lg:row-span-2"
        >
          Every naira you lock is held by {site.partnerBank}, licensed by the Central Bank of Nigeria. Your
          money is never ours to spend, lend or lose.
        </Feature>
        <Feature
          title="Insured deposits"
          shape="wide"
          drawing={<InsuranceDrawing />}
          className="bg-mint md:col-span-2 lg:col-span-7"
        >
          The Nigeria Deposit Insurance Corporation (NDIC) insures deposits at the bank up to the legal limit,
          whatever happens to us.
        </Feature>
        <Feature
          title={`${cooldownHours} hours to change your mind`}
          drawing={<CooldownDrawing hours={cooldownHours} />}
          className="bg-coral-soft lg:col-span-3"
        >
          You can cancel an emergency withdrawal at any time before it’s paid.
        </Feature>
        <Feature
          title="Alerts for every transaction"
          drawing={<NoticeDrawing />}
          className="border border-line bg-white lg:col-span-4"
        >
          We notify you before money leaves and when it arrives. If anything looks wrong, call us.
        </Feature>
      </div>
      <GroupTitle>Protecting your account</GroupTitle>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        <Feature
          title="256-bit encryption"
          shape="wide"
          drawing={<EncryptionDrawing />}
          className="bg-ink text-white md:col-span-2 lg:col-span-7"
        >
          For everything you send us and the most sensitive data we store. Each dot is one bit of the key.
        </Feature>
        <Feature
          title="Two-factor authentication"
          shape="tall"
          drawing={<TwoFactorDrawing />}
          className="bg-marigold-soft md:col-span-2 lg:col-span-5 lg:row-span-2"
        >
          Your password, then a code that only your phone has. Neither a stolen password nor a stolen phone is
          enough.
        </Feature>
        <Feature
          title="One person, one account"
          drawing={<VerifiedDrawing />}
          className="border border-line bg-white lg:col-span-4"
        >
          We check who you are before your first deposit. It usually takes 5 to 10 minutes.
        </Feature>
        <Feature
          title="Monitored around the clock"
          drawing={<WatchDrawing />}
          className="bg-mint-deep lg:col-span-3"
        >
          If we see unusual activity, we stop it and check with you.
        </Feature>
      </div>
    </Section>
  )
}

function GroupTitle({ children }: { children: string }) {
  return <h3 className="mt-14 mb-5 text-lg font-semibold text-brand first-of-type:mt-12">{children}</h3>
}

interface FeatureProps {
  title: string
  /** `tall` is for the most important feature of its group. `wide` puts the drawing next to the text. */
  shape?: 'tall' | 'wide'
  drawing: ReactNode
  className: string
  children: ReactNode
}

function Feature({ title, shape, drawing, className, children }: FeatureProps) {
  return (
    <article
      className={classNames(
        'flex gap-x-8 gap-y-6 overflow-hidden rounded-lg p-6 md:p-8',
        shape === 'tall' && 'flex-col justify-between md:max-lg:flex-row-reverse md:max-lg:items-center',
        shape === 'wide' && 'flex-col-reverse sm:flex-row sm:items-center sm:justify-between',
        !shape && 'flex-col justify-between',
        className,
      )}
    >
      <div className="min-w-0">
        <h4
          className={classNames(
            'font-display font-bold text-balance',
            shape === 'tall' ? 'text-3xl tracking-tight' : 'text-xl',
          )}
        >
          {title}
        </h4>
        <p className={classNames('mt-2 max-w-[38ch]', shape === 'tall' && 'text-lg')}>{children}</p>
      </div>
      <div className={classNames('shrink-0', widths[shape ?? 'small'])}>{drawing}</div>
    </article>
  )
}

const widths = {
  tall: 'w-full max-sm:max-w-64 md:max-lg:w-1/2',
  wide: 'w-full max-w-48 sm:w-2/5 sm:max-w-64',
  small: 'order-first *:h-28 *:w-auto *:max-w-full sm:*:h-36',
}
