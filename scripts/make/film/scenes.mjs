import { days, naira, total } from './motion.mjs'
import { buildClosing, buildStairs } from './paydays.mjs'
import {
  buildCalendar,
  buildChat,
  buildEmergency,
  buildInsights,
  buildSchedule,
  buildVault,
} from './phones.mjs'

const count = days.length

/** The scenes in order. A scene with a screen has its title on the left and a phone on the right; others fill the stage. */
export const scenes = [
  { seconds: 5.6, ground: 'paper', build: buildStairs },
  {
    seconds: 4.4,
    ground: 'mint',
    title: 'Choose a schedule. See every date.',
    text: `${naira(total)} becomes ${count} payouts of ${naira(total / count)}.`,
    screen: 'schedule',
    build: buildSchedule,
  },
  {
    seconds: 5,
    ground: 'brand',
    title: 'Or say it in one line.',
    text: 'The planning assistant turns a sentence into dates and amounts.',
    screen: 'chat',
    build: buildChat,
  },
  {
    seconds: 4.6,
    ground: 'paper',
    title: 'Then it’s locked until payday.',
    text: 'The vault opens on the days you chose, one payout at a time.',
    screen: 'vault',
    build: buildVault,
  },
  {
    seconds: 3.8,
    ground: 'marigold-soft',
    title: 'Payday comes automatically.',
    text: 'What has arrived and what comes next, day by day.',
    screen: 'calendar',
    build: buildCalendar,
  },
  {
    seconds: 3.8,
    ground: 'mint-deep',
    title: 'See where it went.',
    text: 'And how much will be left when the next payday comes.',
    screen: 'insights',
    build: buildInsights,
  },
  {
    seconds: 4.4,
    ground: 'coral-soft',
    title: 'An emergency? Ask for it early.',
    text: 'You have 72 hours to change your mind. Cancel anytime.',
    screen: 'emergency',
    build: buildEmergency,
  },
  { seconds: 4.4, ground: 'brand', build: buildClosing },
]
