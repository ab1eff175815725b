'use client'

import { type ReactNode, Suspense } from 'react'
import { useDialogUrl } from '@/components/admin/use-dialog-url'
import { Dialog } from '@/components/ui/dialog'

/** Shows the person in the URL (`?person=<id>`) beside the list. */
export function EntryPanel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { value, close } = useDialogUrl('person')
  return (
    <Dialog
      open={value !== null}
      onClose={close}
      size="side"
      title={<Suspense fallback="Waitlist entry">{title || 'Waitlist entry'}</Suspense>}
    >
      <Suspense key={value} fallback={<p className="text-fg-soft">Loading...</p>}>
        {children || <p>This link doesn’t match any entry.</p>}
      </Suspense>
    </Dialog>
  )
}
