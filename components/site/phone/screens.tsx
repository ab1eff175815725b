import type { ComponentType } from 'react'
import type { FeatureScreen } from '@/lib/landing/schema'
import { formatNaira, formatWholeNaira } from '@/lib/money'
import { CalendarScreen } from './calendar-screen'
import { ChatScreen } from './chat-screen'
import { EmergencyScreen } from './emergency-screen'
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
    label: `A calendar of ${formatMonth(plan.today)}: one payout of ${payout} has arrived, another comes on ${nextDay}.`,
  },
  insights: {
    Screen: InsightsScreen,
    label: `Spending since the last payday: ${formatWholeNaira(spending.spentKobo)} of ${payout}, an expensive weekend, four kinds of spending, and about ${formatWholeNaira(spending.spareKobo)} to spare on the next payday.`,
  },
  emergency: {
    Screen: EmergencyScreen,
    label: `An emergency withdrawal of ${formatWholeNaira(withdrawal.kobo)}: of its ${withdrawal.cooldownHours} hours some ${Math.floor(withdrawal.leftMs / 3_600_000)} are left, in which it can be cancelled.`,
  },
}

interface PhoneScreenProps {
  screen: FeatureScreen
  className?: string
  isFirst?: boolean
}

/** A phone that shows one of the app's screens. */
export function PhoneScreen({ screen, className, isFirst }: PhoneScreenProps) {
  const { Screen, label } = screens[screen]
  return (
    <Phone label={`The app on a phone: ${label}`} screen={screen} className={className} isFirst={isFirst}>
      <Screen />
    </Phone>
  )
}
