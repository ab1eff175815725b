import { Section, SectionTitle } from '@/components/site/section'
import { formatNaira, formatWholeNaira } from '@/lib/money'
import { calculatePlan, type Frequency, noChoice } from '@/lib/plan/payout-plan'
import { Calculator as CalculatorIsland } from './calculator/calculator'
import { EmptyPlan } from './calculator/empty-plan'

const EXAMPLE_NAIRA = 1_200_000
const frequencies: [Frequency, string][] = [
  ['monthly', 'Monthly'],
  ['bi-weekly', 'Bi-weekly'],
  ['weekly', 'Weekly'],
]

export function Calculator() {
  return (
    <Section id="calculator" background="mint">
      <SectionTitle sectionId="calculator">Calculate your paydays</SectionTitle>
      <div className="mt-7 lg:mt-8">
        <noscript>
          <style>{'#calculator-island{display:none}'}</style>
          <Example />
        </noscript>
        <div id="calculator-island">
          <CalculatorIsland empty={<EmptyPlan />} />
        </div>
      </div>
    </Section>
  )
}

/** Shows one amount paid out at all three frequencies, for visitors without JavaScript. */
function Example() {
  return (
    <div className="rounded-lg bg-white p-6 sm:p-10">
      <p className="max-w-[58ch] text-lg">
        The calculator needs JavaScript, which is turned off in your browser. Here’s how{' '}
        {formatWholeNaira(EXAMPLE_NAIRA * 100)} is paid out over twelve months:
      </p>
      <table className="mt-6 w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-line">
            <th className="py-3 font-semibold">Frequency</th>
            <th className="py-3 font-semibold">Payouts</th>
            <th className="py-3 text-right font-semibold">Each</th>
          </tr>
        </thead>
        <tbody>
          {frequencies.map(([frequency, label]) => {
            // The start date affects neither the number of payouts nor their amount.
            const plan = calculatePlan({ ...noChoice, naira: EXAMPLE_NAIRA, frequency }, '2027-01-01')
            return (
              <tr key={frequency} className="border-b border-line">
                <td className="py-3">{label}</td>
                <td className="py-3">{plan?.totalPayments}</td>
                <td className="py-3 text-right font-semibold">{plan && formatNaira(plan.payoutAmount)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
