'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { IconButton } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { ConfirmDelete } from './confirm-delete'

interface DeleteButtonProps<Input> {
  /** What the message that it is gone calls it: "FAQ". */
  noun: string
  /** Where the question calls it something else. */
  question?: string
  /** Which one: the name that its row shows. */
  name: string
  /** What both actions are given. */
  input: Input
  remove: (input: Input) => Promise<ActionResult<unknown>>
  /** Undo. */
  restore: (input: Input) => Promise<ActionResult<unknown>>
}

const UNREACHABLE = 'The site could not be reached. Please try again.'
const UNDO_MS = 10_000

/** Deletes a record of a list into the Trash: asks first, then offers Undo. */
export function DeleteButton<Input>({
  noun,
  question,
  name,
  input,
  remove,
  restore,
}: DeleteButtonProps<Input>) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function undo() {
    const result = await restore(input).catch(() => null)
    if (result?.ok) toast.success(`Restored ${name}`)
    else toast.error(result?.message ?? UNREACHABLE)
    if (result) router.refresh()
  }

  async function confirm() {
    const neighbour = findNeighbour(button.current)
    const result = await remove(input).catch(() => null)
    if (result) router.refresh()
    if (!result?.ok) {
      toast.error(result?.message ?? UNREACHABLE)
      return
    }
    toast.success(`${noun} deleted successfully!`, {
      action: { label: 'Undo', onClick: () => void undo() },
      duration: UNDO_MS,
    })
    // The row takes its button with it: focus goes on to the next one.
    setTimeout(() => neighbour?.focus(), 50)
  }

  return (
    <>
      <IconButton
        ref={button}
        data-row-delete=""
        label={`Delete ${name}`}
        onClick={() => setAsking(true)}
        className="hover:text-danger"
      >
        <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        question={
          question ?? `Are you sure you want to delete this ${noun === 'FAQ' ? noun : noun.toLowerCase()}?`
        }
      >
        “{name}” moves to Trash and can be restored for 30 days.
      </ConfirmDelete>
    </>
  )
}

function findNeighbour(button: HTMLElement | null) {
  const row = button?.closest('li, tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('[data-row-delete]')
}
