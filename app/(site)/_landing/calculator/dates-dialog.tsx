'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatNaira } from '@/lib/money'
import type { Day } from '@/lib/plan/calendar-day'
import { calculatePlan, MAX_CUSTOM_DATES } from '@/lib/plan/payout-plan'
import { MonthGrid } from './month-grid'

export interface DatesDialogProps {
  today: Day
  naira: number
  /** The dates chosen so far. */
  dates: readonly Day[]
  onApply: (dates: Day[]) => void
}

/**
 * Lets visitors choose dates. The dialog is open when mounted, and only Apply passes the dates on. Once closed, it
 * stays mounted until the next dialog replaces it.
 */
export function DatesDialog({ today, naira, dates, onApply }: DatesDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState(() => dates.filter((day) => day >= today))
  const isFull = chosen.length >= MAX_CUSTOM_DATES
  const plan = calculatePlan({ naira, months: 1, frequency: 'custom', dates: chosen }, today)

  function toggle(day: Day) {
    if (chosen.includes(day)) setChosen(chosen.filter((other) => other !== day))
    else if (!isFull) setChosen([...chosen, day].sort())
  }

  function apply() {
    onApply([...chosen])
    setOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title="Select Payout Dates"
      description="Choose the days you want to be paid. Choose a day again to remove it."
    >
      <MonthGrid today={today} chosen={chosen} onToggle={toggle} />
      <p role="status" className="mt-4 min-h-12 border-t border-line pt-4 text-sm">
        {summary(chosen.length)}
        {isFull && ' (the maximum)'}
        {plan && <strong className="font-semibold">, {formatNaira(plan.payoutAmount)} each</strong>}
      </p>
      <div className="mt-4 flex justify-end gap-3">
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} onClick={apply}>
          Apply Dates
        </Button>
      </div>
    </Dialog>
  )
}

function summary(count: number) {
  if (count === 0) return 'No dates selected yet'
  return count === 1 ? '1 date selected' : `${count} dates selected`
}
