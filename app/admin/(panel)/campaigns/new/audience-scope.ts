import type { Audience } from '@/lib/campaigns/schema'
import { formatWholeNaira } from '@/lib/money'
import { LARGE_PLAN, type PlanFilter, SMALL_PLAN } from '@/lib/waitlist/schema'

const small = formatWholeNaira(SMALL_PLAN * 100)
const large = formatWholeNaira(LARGE_PLAN * 100)

const plans: Record<PlanFilter, string> = {
  any: 'with a plan',
  none: 'without a plan',
  small: `with a plan below ${small}`,
  medium: `with a plan of ${small} to under ${large}`,
  large: `with a plan of ${large} or more`,
}

const list = new Intl.ListFormat('en-GB')

/** Describes a filter of the waitlist: "on the waitlist with status active and matching “ada”". */
export function audienceScope({ q, status, plan }: Extract<Audience, { kind: 'waitlist' }>): string {
  const conditions = [status && `with status ${status}`, plan && plans[plan], q && `matching “${q}”`]
  return `on the waitlist ${list.format(conditions.flatMap((condition) => condition || []))}`.trim()
}
