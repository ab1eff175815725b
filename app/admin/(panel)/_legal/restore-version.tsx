'use client'

import { toast } from 'sonner'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { restoreLegalVersion } from '@/lib/legal/actions'
import { legalDocuments } from '@/lib/legal/legal-version'
import { legalMessages, type RestoreLegalVersionInput } from '@/lib/legal/schema'

/** Restores an old version as a new one. Readers see it immediately, so this asks for confirmation. */
export function RestoreVersion({ input }: { input: RestoreLegalVersionInput }) {
  const { kind, number } = input
  return (
    <ConfirmButton
      label={
        <>
          Restore<span className="sr-only"> version {number}</span>
        </>
      }
      question={`Restore version ${number}?`}
      verb="Restore"
      tone="primary"
      run={() => restoreLegalVersion(input)}
      done={(saved) =>
        saved.number === null
          ? toast.info(legalMessages.unchanged)
          : toast.success(legalMessages.updated[kind])
      }
    >
      The {legalDocuments[kind].title} goes back to version {number}, and readers see it immediately. It is
      saved as a new version; sections added since then move to Trash. A date typed in Last Updated stays as
      it is.
    </ConfirmButton>
  )
}
