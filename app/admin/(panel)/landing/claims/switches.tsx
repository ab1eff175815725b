'use client'

import { toast } from 'sonner'
import { useAction } from '@/components/admin/use-action'
import { useEarlyChange } from '@/components/admin/use-early-change'
import { useReadOnly } from '@/components/forms/read-only'
import { Checkbox } from '@/components/ui/checkbox'
import { setClaimShown, setOnlySourced } from '@/lib/landing/actions'
import type { ClaimKey } from '@/lib/landing/schema'

/** Shows or hides one claim. */
export function ShownSwitch({ id, name, isShown }: { id: ClaimKey; name: string; isShown: boolean }) {
  const [set, isPending] = useAction(setClaimShown, {
    done: (_data, sent) => toast.success(`The claim “${name}” is now ${sent.isShown ? 'on' : 'off'}`),
  })
  return (
    <Switch
      label="Show on the site"
      aria-label={`Show on the site: ${name}`}
      isOn={isShown}
      isPending={isPending}
      onSet={(next) => set({ key: id, isShown: next })}
    />
  )
}

/** Hides every claim without a public source, or shows them again. */
export function OnlySourcedSwitch({ onlySourced }: { onlySourced: boolean }) {
  const [set, isPending] = useAction(setOnlySourced, {
    done: (_data, sent) =>
      toast.success(
        sent.onlySourced
          ? 'The site now hides claims without a public source'
          : 'The site shows claims without a public source again',
      ),
  })
  return (
    <Switch
      label="Hide claims that have no public source"
      isOn={onlySourced}
      isPending={isPending}
      onSet={(next) => set({ onlySourced: next })}
    />
  )
}

interface SwitchProps {
  label: string
  'aria-label'?: string
  isOn: boolean
  isPending: boolean
  onSet: (next: boolean) => void
}

/**
 * Shows the saved value, which changes only once the server confirms. The switch stays enabled while saving, so that
 * it keeps focus.
 */
function Switch({ isOn, isPending, onSet, ...label }: SwitchProps) {
  const isReadOnly = useReadOnly()
  const set = (next: boolean) => {
    if (!isPending) onSet(next)
  }
  return (
    <Checkbox
      {...label}
      {...useEarlyChange(isOn, set)}
      role="switch"
      aria-busy={isPending || undefined}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  )
}
