import type { ReactNode } from 'react'
import { Section, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import { formatWholeNaira } from '@/lib/money'
import { site } from '@/lib/site'
import { listFigures } from './figures'
import { AdviceDrawing, MonthDrawing, NoticeDrawing, RhythmDrawing, WaysInDrawing } from './why-drawings'

export async function WhyChoose() {
  const { unsourced } = await listFigures()
  return (
    <Section id="features-detail" ground="mint">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[20rem_1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionTitle of="features-detail">Why Choose {site.name}?</SectionTitle>
          <p className="mt-5 text-lg text-neutral-700">
            Savings apps ask for willpower every day. This one asks once, on the day you feel rich.
          </p>
          {unsourced.length > 0 && (
            <dl className="mt-9 grid grid-cols-2 gap-x-6 gap-y-7 sm:max-lg:grid-cols-4">
              {unsourced.map(({ key, value, label }) => (
                <div key={key} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm text-neutral-700">{label}</dt>
                  <dd className="font-display text-2xl font-bold tracking-tight">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="grid gap-x-12 border-t border-brand/25 sm:grid-cols-2">
          <Reason wide title="Your schedule, not the bank’s" drawing={<RhythmDrawing />}>
            Monthly, bi-weekly, weekly, or on dates you pick. Rent on the 1st and transport on Mondays can
            come out of one vault.
          </Reason>
          <Reason title="Know when money is coming" drawing={<MonthDrawing />}>
            One calendar shows every payment of the month, past and upcoming.
          </Reason>
          <Reason title="Alerts that matter" drawing={<NoticeDrawing />}>
            A heads-up before each payout and a receipt when it arrives. Nothing else unless you ask.
          </Reason>
          <Reason title="Advice from your own habits" drawing={<AdviceDrawing />}>
            See where your money went, what’s coming, and which goals fit what you actually earn.
          </Reason>
          <Reason title="Pay in however you like" drawing={<WaysInDrawing />}>
            Card, bank transfer, or a USSD code on a phone with no data left.
          </Reason>
          <Reason
            wide
            title="Paying yourself is free"
            drawing={
              <p className="font-display text-4xl font-extrabold tracking-tight text-brand">
                {formatWholeNaira(0)}
              </p>
            }
          >
            {site.feeFact}
          </Reason>
        </div>
      </div>
    </Section>
  )
}

interface ReasonProps {
  title: string
  wide?: boolean
  drawing: ReactNode
  children: ReactNode
}

function Reason({ title, wide, drawing, children }: ReasonProps) {
  return (
    <article
      className={classNames(
        'flex flex-col gap-x-12 gap-y-6 border-b border-brand/25 py-9',
        wide && 'sm:col-span-2 sm:grid sm:grid-cols-2 sm:items-center',
      )}
    >
      <div className={wide ? undefined : 'flex min-h-28 items-center'}>{drawing}</div>
      <div>
        <h3 className={classNames('font-display font-bold', wide ? 'text-2xl' : 'text-xl')}>{title}</h3>
        <p className="mt-2 max-w-[46ch] text-neutral-700">{children}</p>
      </div>
    </article>
  )
}
