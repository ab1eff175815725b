import { AssistantBanner } from './assistant-banner'
import { EmergencyBanner } from './emergency-banner'
import { LastAsIntended } from './last-as-intended'
import { PayoutsBanner } from './payouts-banner'

/** Shows four sections as cards, two in a row if there is room. */
export function Banners() {
  return (
    <section className="wrap grid gap-5 py-8 md:py-14 lg:grid-cols-12">
      <PayoutsBanner />
      <AssistantBanner />
      <EmergencyBanner />
      <LastAsIntended />
    </section>
  )
}
