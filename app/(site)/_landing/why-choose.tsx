import type { ReactNode } from 'react'
import { Section, SectionTitle } from '@/components/site/section'
import { formatWholeNaira } from '@/lib/money'
import { site } from '@/lib/site'
import { listFigures } from './figures'
import { AdviceDrawing, FrequencyDrawing, MonthDrawing, NoticeDrawing, WaysInDrawing } from './why-drawings'

export async function WhyChoose() {
  const { unsourced } = await listFigures()
  return (
    <Section id="features-detail" background="mint">
      <div className="grid gap-x-16 gap-y-8">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <SectionTitle sectionId="features-detail">Why Choose {site.name}?</SectionTitle>
            <p className="mt-4 max-w-[46ch] text-lg text-neutral-700">
              Savings apps need your willpower every day. {site.name} needs it once, on the day the money
              arrives.
            </p>
          </div>
          {unsourced.length > 0 && (
            <dl className="grid grid-cols-2 gap-6 sm:grid-cols-[repeat(4,auto)]">
              {unsourced.map(({ key, value, label }) => (
                <div key={key} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm text-neutral-700">{label}</dt>
                  <dd className="font-display text-2xl font-bold tracking-tight">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          <Reason title="Your schedule, not the bank’s" drawing={<FrequencyDrawing />}>
            Monthly, bi-weekly, weekly, or on dates you pick. Make one plan for rent on the 1st and another
            for transport on Mondays.
          </Reason>
          <Reason title="Know when money is coming" drawing={<MonthDrawing />}>
            One calendar shows the month’s payouts, past and upcoming.
          </Reason>
          <Reason title="Alerts that matter" drawing={<NoticeDrawing />}>
            A heads-up before each payout, a receipt when it arrives, and a warning if something needs your
            attention. No ads.
          </Reason>
          <Reason title="Insights into your spending" drawing={<AdviceDrawing />}>
            See where your money went, what’s coming, and which goals fit what you actually earn.
          </Reason>
          <Reason title="Pay in however you like" drawing={<WaysInDrawing />}>
            Card, bank transfer or a USSD code on a phone with no data left.
          </Reason>
          <Reason
            title="Paying yourself is free"
            drawing={
              <p className="font-display text-3xl font-extrabold tracking-tight text-brand [zoom:2]">
                {formatWholeNaira(0)}
              </p>
            }
          >
            Scheduled payouts cost nothing. Only an emergency withdrawal may carry a small fee.
          </Reason>
        </div>
      </div>
    </Section>
  )
}

interface ReasonProps {
  title: string
  drawing: ReactNode
  children: ReactNode
}

function Reason({ title, drawing, children }: ReasonProps) {
  return (
    <article className="rounded-lg bg-paper p-4 sm:p-6">
      <div className="float-right ml-5 flex min-h-24 w-42 items-center justify-end [zoom:0.45]">
        {drawing}
      </div>
      <h3 className="font-display text-xl font-bold">{title}</h3>
      <p className="mt-1.5 text-neutral-700">{children}</p>
    </article>
  )
}
