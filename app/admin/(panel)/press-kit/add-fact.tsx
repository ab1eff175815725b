'use client'

import { Plus } from 'lucide-react'
import { useEffect, useState, useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { savePressFact } from '@/lib/press/actions'
import { factInputId } from './fact-fields'

interface AddFactProps {
  newId: string
  /** Of the facts on the screen. */
  ids: readonly string[]
}

/** Adds an empty fact and puts the cursor into it. */
export function AddFact({ newId, ids }: AddFactProps) {
  const [added, setAdded] = useState('')
  const [isAdding, startAdding] = useTransition()
  const isThere = ids.includes(added)

  useEffect(() => {
    if (isThere) document.getElementById(factInputId(added))?.focus()
  }, [isThere, added])

  const add = () =>
    startAdding(async () => {
      const result = await savePressFact({ id: newId, version: 0, label: '', value: '' }).catch(() => null)
      if (result?.ok) setAdded(newId)
      else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
    })

  return (
    <Button className="mt-4" size="sm" variant="secondary" loading={isAdding} onClick={add}>
      {!isAdding && <Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      Add fact
    </Button>
  )
}
