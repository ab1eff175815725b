'use client'

import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { IfMayChange } from '@/components/admin/role'
import { useNextRow } from '@/components/admin/use-next-row'
import { IconButton } from '@/components/ui/button'
import type { UploadedImage } from '@/lib/media/schema'
import type { ActionResult } from '@/lib/platform/action-result'

interface DeleteImageButtonProps {
  image: UploadedImage
  remove: (input: { id: string }) => Promise<ActionResult<unknown>>
  /** Called after the server has responded, whether or not the image was deleted. */
  onSettled: (isDeleted: boolean) => void
}

/**
 * Renders a button that permanently deletes an image. It asks first, and explains why an image in use cannot be
 * deleted.
 */
export function DeleteImageButton({ image, remove, onSettled }: DeleteImageButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { id, name } = image
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow, focusNextRow } = useNextRow(button)
  const confirm = async () => {
    const result = await remove({ id }).catch(() => null)
    if (result?.ok) toast.success(`Deleted ${name}`)
    else toast.error(result?.message ?? 'Failed to delete image. Please try again.')
    if (result?.ok) rememberNextRow()
    if (result) onSettled(result.ok)
  }
  return (
    <>
      <IfMayChange>
        <IconButton
          ref={button}
          data-row-button=""
          className="hover:text-danger"
          label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          <Trash2 />
        </IconButton>
      </IfMayChange>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onClosed={focusNextRow}
        onConfirm={confirm}
        question="Are you sure you want to delete this image? This action cannot be undone."
      >
        {name}
      </ConfirmDialog>
    </>
  )
}
