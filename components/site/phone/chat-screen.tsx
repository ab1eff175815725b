import type { ReactNode } from 'react'
import { round } from '@/components/site/round'
import { formatWholeNaira } from '@/lib/money'
import { formatWeekday, plan } from './plan'
import { TabBar } from './tab-bar'

const [first] = plan.payouts
const firstDay = first ? formatWeekday(first.time) : ''

/** Shows a chat in which one sentence becomes a plan, and two words lock it. */
export function ChatScreen() {
  return (
    <div className="flex grow flex-col gap-2 px-4 pt-2">
      <p className="flex items-center gap-2.5 px-1 text-base font-semibold">
        <span className="flex size-8 items-center justify-center rounded-full bg-brand">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
            <path d="M3 5h4.5v4.5H12V14h5" fill="none" strokeWidth="2.4" className="stroke-mint" />
            <circle cx="14" cy="6.5" r="2.5" className="fill-marigold" />
          </svg>
        </span>
        Planning assistant
      </p>
      <Asked>
        Make {formatWholeNaira(plan.lockedKobo)} last until the end of June, with a payday every other Friday.
      </Asked>
      <Answered>
        <p className="font-display text-lg leading-tight font-bold">
          {plan.payouts.length} payouts of {formatWholeNaira(plan.payoutKobo)}
        </p>
        <Stairs />
        <p className="text-sm leading-snug text-neutral-700">
          First on {firstDay}, last on {formatWeekday(plan.last.time)}. Nothing left over.
        </p>
        <p className="mt-2.5 grid grid-cols-2 gap-2 text-center text-xs font-semibold">
          <span className="rounded-sm bg-brand py-2 text-white">Lock it</span>
          <span className="rounded-sm border border-line-strong py-2">Change</span>
        </p>
      </Answered>
      <Asked>Lock it.</Asked>
      <Answered>
        <p className="flex items-center gap-2.5 text-sm leading-snug">
          <span className="size-3 shrink-0 rounded-full bg-marigold" />
          Locked. Your first payday is {firstDay}.
        </p>
      </Answered>
      <p className="mt-auto mb-1 flex items-center justify-between rounded-md border border-line-strong bg-white py-1.5 pr-1.5 pl-4 text-sm text-fg-soft">
        Ask about your money
        <span className="flex size-8 items-center justify-center rounded-full bg-mint">
          <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className="size-5">
            <path
              d="M10 15V6M6 9.5l4-4 4 4"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-brand"
            />
          </svg>
        </span>
      </p>
      <TabBar current="chat" />
    </div>
  )
}

function Asked({ children }: { children: ReactNode }) {
  return (
    <p className="ml-8 self-end rounded-md rounded-br-sm bg-brand px-3.5 py-2.5 text-sm leading-snug text-white">
      {children}
    </p>
  )
}

function Answered({ children }: { children: ReactNode }) {
  return (
    <div className="mr-6 self-start rounded-md rounded-bl-sm border border-line bg-white px-3.5 py-2.5">
      {children}
    </div>
  )
}

function Stairs() {
  const { payouts, lockedKobo } = plan
  const height = (index: number) =>
    round((((payouts[index]?.remainingKobo ?? 0) + plan.payoutKobo) / lockedKobo) * 40)
  return (
    <svg viewBox={`0 0 ${payouts.length * 16} 56`} aria-hidden="true" className="my-2 block w-full">
      {payouts.map(({ time }, index) => (
        <g key={time}>
          <rect
            x={index * 16}
            y={round(40 - height(index))}
            width="16.5"
            height={height(index)}
            className="fill-mint-deep"
          />
          <circle cx={index * 16 + 8} cy="49" r="5" className="fill-marigold" />
        </g>
      ))}
    </svg>
  )
}
