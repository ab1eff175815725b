'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { Button } from '@/components/ui/button'
import { restoreLegalVersion } from '@/lib/legal/actions'
import { legalDocuments } from '@/lib/legal/legal-version'
import { legalMessages, type RestoreLegalVersionInput } from '@/lib/legal/schema'

/** Makes an old version the public one, as a new version. Readers see it at once, so it is asked first. */
export function RestoreVersion({ input }: { input: RestoreLegalVersionInput }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { kind, number } = input

  async function restore() {
    const result = await restoreLegalVersion(input).catch(() => null)
    if (!result?.ok) toast.error(result?.message ?? 'The site could not be reached. Please try again.')
    else if (result.data.number === null) toast.info(legalMessages.unchanged)
    else toast.success(legalMessages.updated[kind])
    if (result) router.refresh()
  }

  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Restore<span className="sr-only"> version {number}</span>
      </Button>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={restore}
        question={`Restore version ${number}?`}
        verb="Restore"
        tone="primary"
      >
        The {legalDocuments[kind].title} becomes what version {number} says, and readers see it at once. It is
        saved as a new version; sections that came later move to Trash.
      </ConfirmDelete>
    </>
  )
}
