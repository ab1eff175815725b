import type { ReactNode } from 'react'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { site } from '@/lib/site'
import { AuditMark, BankMark, CardMark, CycleMark } from './compliance-marks'

/** Lists the standards and who meets each of them, because a badge alone would claim too much. */
export function Compliance() {
  return (
    <Section id="compliance">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionTitle sectionId="compliance">Four standards our partners meet</SectionTitle>
          <SectionLead>
            Most of the companies that handle your money and data are independently audited. These are the
            standards they meet.
          </SectionLead>
          <p className="mt-5 text-neutral-700">
            To see any of these certificates or reports, please{' '}
            <a href="/contact" className="font-semibold text-brand underline underline-offset-4">
              ask the security team
            </a>
            .
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
          <Badge
            name="CBN regulated"
            heldBy={`${site.partnerBank}, which holds your money`}
            mark={<BankMark />}
          >
            The Central Bank of Nigeria licenses and supervises the bank. {site.name} is not a bank and takes
            no deposits.
          </Badge>
          <Badge
            name="PCI DSS"
            heldBy="The payment processor that handles your card payments"
            mark={<CardMark />}
          >
            The card industry’s rules for handling card numbers. Your card number goes straight to the
            processor, never through us.
          </Badge>
          <Badge name="ISO 27001" heldBy="The data centers our systems run in" mark={<CycleMark />}>
            The international standard for information security management. Our own policies follow it too.
          </Badge>
          <Badge
            name="SOC 2 Type II"
            heldBy="The hosting provider that runs our servers"
            mark={<AuditMark />}
          >
            An auditor’s report on how well security controls worked over several months, not just on the day
            of the audit.
          </Badge>
        </ul>
      </div>
    </Section>
  )
}

interface BadgeProps {
  name: string
  heldBy: string
  mark: ReactNode
  children: ReactNode
}

function Badge({ name, heldBy, mark, children }: BadgeProps) {
  return (
    <li className="border-t-2 border-ink pt-6">
      <div className="flex items-center gap-5">
        {mark}
        <h3 className="font-display text-2xl font-bold tracking-tight">{name}</h3>
      </div>
      <p className="mt-5 font-semibold">
        <span className="sr-only">Held by: </span>
        {heldBy}
      </p>
      <p className="mt-1 max-w-[44ch] text-neutral-700">{children}</p>
    </li>
  )
}
