'use client'

import { useRef } from 'react'
import { useDialogUrl } from '@/components/admin/use-dialog-url'
import { confirmLeave } from '@/components/forms/leave-guards'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import type { LegalKind, LegalSectionText, LegalText } from '@/lib/legal/legal-version'
import { type LegalSectionInput, legalEditors } from '@/lib/legal/schema'
import { SectionForm } from './section-form'

export type StoredSection = LegalSectionText & { version: number }

interface SectionDialogProps {
  kind: LegalKind
  sections: readonly StoredSection[]
  newId: string
  /** Returns the unsaved texts around the sections. */
  readTexts: () => Omit<LegalText, 'sections'>
}

/** Shows the dialog for adding a section (`?add` in the URL) or editing one (`?edit=<id>`), on top of the list. */
export function SectionDialog({ kind, sections, newId, readTexts }: SectionDialogProps) {
  const adding = useDialogUrl('add')
  const editing = useDialogUrl('edit')
  const hasTyped = useRef(false)
  const isNew = adding.value !== null
  const open = isNew ? adding : editing
  const index = sections.findIndex(({ id }) => id === editing.value)
  const section = sections[index]

  async function requestClose() {
    if (hasTyped.current && !(await confirmLeave(true))) return
    hasTyped.current = false
    open.close()
  }

  const values: LegalSectionInput | null = isNew
    ? {
        kind,
        id: newId,
        version: 0,
        title: '',
        content: '',
        order: `${sections.length + 1}`,
        orderBefore: '',
      }
    : section
      ? { kind, ...section, order: `${index + 1}`, orderBefore: `${index + 1}` }
      : null
  return (
    <Dialog
      open={open.value !== null}
      onClose={requestClose}
      title={isNew ? 'Add section' : 'Edit section'}
      size={values ? 'xl' : 'sm'}
    >
      {values ? (
        <SectionForm
          key={isNew ? 'new' : values.id}
          values={values}
          sections={sections}
          readTexts={readTexts}
          onTyped={(isTyped) => {
            hasTyped.current = isTyped
          }}
          onCancel={requestClose}
          onSaved={open.close}
        />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>This section is no longer in the document. It may be in the Trash.</p>
          <ButtonLink href={`${legalEditors[kind]}/trash`} variant="secondary">
            Open the Trash
          </ButtonLink>
        </div>
      )}
    </Dialog>
  )
}
