'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useToday } from '@/components/site/use-today'
import { remainingDates } from '@/lib/plan/payout-plan'
import { readPlan } from '@/lib/plan/plan-params'
import { AmountField } from './amount-field'
import type { DatesDialogProps } from './dates-dialog'
import { DurationField } from './duration-field'
import { FrequencyField } from './frequency-field'
import type { PlanResultProps } from './plan-result'
import { usePlanInUrl } from './use-plan-in-url'

const loadDates = () => import('./dates-dialog').then((loaded) => loaded.DatesDialog)
const loadResult = () => import('./plan-result').then((loaded) => loaded.PlanResult)

/**
 * Renders the calculator. Its form works immediately. The result's code loads when the calculator is about to
 * scroll into view or has an amount; the calendar's code loads on demand. `empty` is shown until there is a
 * plan.
 */
export function Calculator({ empty }: { empty: ReactNode }) {
  const [choice, change] = usePlanInUrl()
  const today = useToday()
  const frame = useRef<HTMLDivElement>(null)
  const [inlineResultSlot, setInlineResultSlot] = useState<HTMLElement | null>(null)
  const [Result, setResult] = useState<ComponentType<PlanResultProps>>()
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<DatesDialogProps>; key: number }>()
  const [isNear, setNear] = useState(false)
  const [hasResultFailed, setResultFailed] = useState(false)
  const [hasDialogFailed, setDialogFailed] = useState(false)
  const isCustom = choice.frequency === 'custom'

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy phone may report leaving and entering in one batch.
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const isResultMissing = !Result && (isNear || choice.naira > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, each change tries again
  useEffect(() => {
    if (!isResultMissing) return
    const load = async () => {
      try {
        const loaded = await loadResult()
        setResult(() => loaded)
        setResultFailed(false)
      } catch {
        setResultFailed(true)
      }
    }
    void load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isResultMissing, choice])

  async function openDialog() {
    try {
      const Dialog = await loadDates()
      setDialog((last) => ({ Dialog, key: (last?.key ?? 0) + 1 }))
      setDialogFailed(false)
    } catch {
      setDialogFailed(true)
    }
  }

  function tryExample(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-example]')
    const plan = link && readPlan(link.search)
    if (!plan || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    change(plan)
    // The focused link disappears, so focus the slider, which does not open the on-screen keyboard.
    frame.current?.querySelector<HTMLElement>('[type=range]')?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on a link in `empty`, which the keyboard triggers too
    <div
      ref={frame}
      onClick={tryExample}
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg bg-white forced-colors:border lg:grid-cols-[24rem_1fr]"
    >
      <div className="grid content-start gap-7 p-6 sm:p-8 lg:p-10">
        <AmountField
          naira={choice.naira}
          onChange={(naira) => change({ naira })}
          inlineResultRef={setInlineResultSlot}
        />
        <DurationField months={choice.months} onChange={(months) => change({ months })} disabled={isCustom} />
        <FrequencyField
          value={choice.frequency}
          dates={today ? remainingDates(choice.dates, today) : choice.dates}
          // Keeps the dates, so that "Custom" offers them again.
          onChange={(frequency) => change({ frequency })}
          onCustom={openDialog}
          onCustomIntent={() => loadDates().catch(() => {})}
        />
        {(hasResultFailed || hasDialogFailed) && (
          <p role="alert" className="text-sm font-medium text-danger">
            Part of the calculator didn’t load. Please check your connection and try again.
          </p>
        )}
      </div>
      {Result && today ? (
        <Result choice={choice} today={today} inlineResultSlot={inlineResultSlot} empty={empty} />
      ) : (
        <div className="contents" data-waiting={(choice.naira > 0 && !hasResultFailed) || undefined}>
          {empty}
        </div>
      )}
      {dialog && today && (
        <dialog.Dialog
          key={dialog.key}
          today={today}
          naira={choice.naira}
          dates={choice.dates}
          onApply={(dates) => change({ frequency: 'custom', dates })}
        />
      )}
    </div>
  )
}
