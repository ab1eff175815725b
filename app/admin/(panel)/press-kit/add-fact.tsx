'use client'

import { Plus } from 'lucide-react'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { UNREACHABLE } from '@/components/admin/use-action'
import { refuseWith } from '@/components/forms/failed-action'
import { Button } from '@/components/ui/button'
import { savePressFact } from '@/lib/press/actions'
import { focusWhenShown } from './fact-fields'

/** Adds an empty fact and focuses it. */
export function AddFact({ newId }: { newId: string }) {
  const [isAdding, startAdding] = useTransition()

  const add = () =>
    startAdding(async () => {
      focusWhenShown(newId)
      const result = await savePressFact({ id: newId, version: 0, label: '', value: '' }).catch(
        refuseWith(UNREACHABLE),
      )
      if (!result.ok) toast.error(result.message)
    })

  return (
    <IfMayChange>
      <Button className="mt-4" size="sm" variant="secondary" loading={isAdding} onClick={add}>
        {!isAdding && <Plus />}
        Add fact
      </Button>
    </IfMayChange>
  )
}
