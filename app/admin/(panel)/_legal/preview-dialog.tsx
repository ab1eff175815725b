'use client'

import { LegalDocument } from '@/components/site/legal/legal-document'
import { Dialog } from '@/components/ui/dialog'
import type { LegalKind, LegalSectionText } from '@/lib/legal/legal-version'
import { PreviewFrame } from './preview-frame'

interface PreviewText {
  /** The text as readers see it. */
  lastUpdatedText: string
  policyUpdatesText: string
  sections: readonly LegalSectionText[]
}

interface PreviewDialogProps {
  kind: LegalKind
  open: boolean
  onClose: () => void
  /** Called when the dialog opens; returns the saved texts with unsaved changes applied. */
  read: () => PreviewText
}

/** Previews the whole document as the public page will show it, with unsaved changes. */
export function PreviewDialog({ kind, open, onClose, read }: PreviewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Preview"
      description="How the public page will look, including unsaved changes."
      size="xl"
    >
      {open && <Previewed kind={kind} {...read()} />}
    </Dialog>
  )
}

function Previewed({ kind, sections, ...texts }: PreviewText & { kind: LegalKind }) {
  return (
    <PreviewFrame label="Preview of the document" className="max-h-[calc(100dvh-14rem)]">
      <LegalDocument kind={kind} sections={[...sections]} {...texts} />
    </PreviewFrame>
  )
}
