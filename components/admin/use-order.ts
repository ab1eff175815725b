import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { toast } from 'sonner'
import type { ActionResult } from '@/lib/platform/action-result'

export type SaveOrder<List> = (input: {
  list: List
  ids: string[]
  previousIds: string[]
}) => Promise<ActionResult<unknown>>

const FAILED = 'The order could not be saved. Please try again.'

/**
 * Manages the displayed order of a list, which includes moves that are still being saved. Moves are saved one after
 * another; if one is refused, the list returns to the saved order. `onSaved` is called with the row moved last.
 */
export function useOrder<List>(
  list: List,
  serverIds: string[],
  save: SaveOrder<List>,
  onSaved: (id: string, order: string[]) => void,
) {
  const router = useRouter()
  const [ids, setIds] = useState(serverIds)
  const [isSaving, startSaving] = useTransition()
  const saved = useRef(serverIds)
  const latest = useRef(serverIds)
  const moved = useRef('')
  const isRunning = useRef(false)

  const serverKey = serverIds.join()
  const [seenKey, setSeenKey] = useState(serverKey)
  if (serverKey !== seenKey && !isSaving) {
    setSeenKey(serverKey)
    setIds(serverIds)
  }
  useEffect(() => {
    if (!isSaving) saved.current = serverKey ? serverKey.split(',') : []
  }, [serverKey, isSaving])

  async function saveAll() {
    while (saved.current.join() !== latest.current.join()) {
      const next = latest.current
      const id = moved.current
      const result = await save({ list, ids: next, previousIds: saved.current }).catch(() => null)
      if (!result?.ok) {
        toast.error(result?.message ?? FAILED)
        setIds(saved.current)
        if (result) router.refresh()
        return
      }
      saved.current = next
      onSaved(id, next)
    }
  }

  function persist(id: string, next: string[]) {
    setIds(next)
    latest.current = next
    moved.current = id
    if (isRunning.current) return
    isRunning.current = true
    startSaving(async () => {
      await saveAll()
      isRunning.current = false
    })
  }

  return { ids, setIds, persist, isSaving }
}
