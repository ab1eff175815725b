'use client'

import type { ReactNode } from 'react'
import { useDialogUrl } from '@/components/admin/use-dialog-url'
import { type LegalKind, showLastUpdated } from '@/lib/legal/legal-version'
import { PreviewDialog } from './preview-dialog'
import { SectionDialog, type StoredSection } from './section-dialog'
import { TextsForm } from './texts-form'
import { useTextsForm } from './use-texts-form'

interface EditorProps {
  kind: LegalKind
  texts: { version: number; lastUpdatedText: string; policyUpdatesText: string }
  sections: readonly StoredSection[]
  /** The date of the newest version. */
  savedAt: Date | null
  /** The id for a new section. */
  newId: string
  /** The list of sections. */
  children: ReactNode
}

/** Combines the editor's two forms and its dialogs, so that the preview shows unsaved changes from both forms. */
export function Editor({ kind, texts, sections, savedAt, newId, children }: EditorProps) {
  const { form, draft } = useTextsForm(kind, texts)
  const preview = useDialogUrl('preview')

  function currentTexts() {
    const { lastUpdatedText, policyUpdatesText } = form.getValues()
    const isUnchanged =
      lastUpdatedText === texts.lastUpdatedText && policyUpdatesText === texts.policyUpdatesText
    const day = isUnchanged && savedAt ? savedAt : new Date()
    return { lastUpdatedText: showLastUpdated(lastUpdatedText, day), policyUpdatesText }
  }

  return (
    <div className="grid gap-8">
      <TextsForm form={form} draft={draft} kind={kind} savedAt={savedAt} />
      {children}
      <SectionDialog kind={kind} sections={sections} newId={newId} readTexts={currentTexts} />
      <PreviewDialog
        kind={kind}
        open={preview.value !== null}
        onClose={preview.close}
        read={() => ({ ...currentTexts(), sections })}
      />
    </div>
  )
}
