import type { ComponentType } from 'react'
import { HOUR_MS } from '@/lib/dates'
import type { FeatureScreen } from '@/lib/landing/schema'
import { formatNaira, formatWholeNaira } from '@/lib/money'
import { AgendaScreen } from './agenda-screen'
import { CalendarScreen } from './calendar-screen'
import { ChangeScreen } from './change-screen'
import { ChatScreen } from './chat-screen'
import { ComparisonScreen } from './comparison-screen'
import { DoorScreen } from './door-screen'
import { EmergencyScreen } from './emergency-screen'
import { FrequencyScreen } from './frequency-screen'
import { InsightsScreen } from './insights-screen'
import { Phone } from './phone'
import { formatMonth, formatWeekday, plan, withdrawal } from './plan'
import { ScheduleScreen } from './schedule-screen'
import { spending } from './spending'
import { VaultScreen } from './vault-screen'

const payout = formatWholeNaira(plan.payoutKobo)
const payouts = `${plan.payouts.length} payouts of ${payout}`
const locked = formatWholeNaira(plan.lockedKobo)
const nextDay = formatWeekday(plan.next.time)

/** The drawn app screens with their descriptions. All show the same plan. */
const screens: Record<FeatureScreen, { Screen: ComponentType; label: string }> = {
  vault: {
    Screen: VaultScreen,
    label: `${formatNaira(plan.inVaultKobo)} in the vault, the next ${payout} on ${nextDay}, and the payouts that follow.`,
  },
  schedule: {
    Screen: ScheduleScreen,
    label: `A plan about to be locked: ${locked} becomes ${payouts}, bi-weekly, on dates from January to June.`,
  },
  chat: {
    Screen: ChatScreen,
    label: `A chat with the planning assistant. Asked to make ${locked} last until the end of June, it answers with ${payouts}, and locks the plan.`,
  },
  calendar: {
    Screen: CalendarScreen,
    label: `A calendar of ${formatMonth(plan.today)}: one payout of ${payout} has arrived, another is due on ${nextDay}.`,
  },
  insights: {
    Screen: InsightsScreen,
    label: `Spending since the last payday: ${formatWholeNaira(spending.spentKobo)} of ${payout}, an expensive weekend, four kinds of spending, and about ${formatWholeNaira(spending.spareKobo)} to spare on the next payday.`,
  },
  door: {
    Screen: DoorScreen,
    label: `The closed vault: it opens on ${nextDay} for ${payout}, and not before.`,
  },
  rhythm: {
    Screen: FrequencyScreen,
    label: `A choice of payout frequencies: what ${locked} pays out monthly, bi-weekly, weekly or on dates of your own.`,
  },
  change: {
    Screen: ChangeScreen,
    label: `A suggested plan being changed: ${payouts}, or less on each payday for a month longer.`,
  },
  agenda: {
    Screen: AgendaScreen,
    label: 'Payouts and bills by date: the rent is due three days after the next payout.',
  },
  comparison: {
    Screen: ComparisonScreen,
    label: `Spending since the last payday compared with the period before: ${formatWholeNaira(spending.spentKobo)} and ${formatWholeNaira(spending.before.spentKobo)}, in four categories.`,
  },
  emergency: {
    Screen: EmergencyScreen,
    label: `An emergency withdrawal of ${formatWholeNaira(withdrawal.kobo)}: about ${Math.floor(withdrawal.leftMs / HOUR_MS)} of its ${withdrawal.cooldownHours} hours are left, and it can still be canceled.`,
  },
}

interface PhoneScreenProps {
  screen: FeatureScreen
  className?: string
  isFirst?: boolean
}

/** Draws a phone with one of the app's screens. */
export function PhoneScreen({ screen, className, isFirst }: PhoneScreenProps) {
  const { Screen, label } = screens[screen]
  return (
    <Phone label={`The app on a phone: ${label}`} screen={screen} className={className} isFirst={isFirst}>
      <Screen />
    </Phone>
  )
}
