import { isStringRecord, readDraft, writeDraft } from '@/components/forms/local-draft'
import type { SentResume } from '@/lib/applications/resume-rules'
import { storagePrefix } from '@/lib/site'

export interface ApplyDraft {
  values: Record<string, string>
  resume: SentResume | null
}

// If storage is disabled, drafts last only as long as the page.
const drafts = new Map<string, ApplyDraft>()
/** Files still uploading when their form was closed. */
const files = new Map<string, File>()

const keyOf = (slug: string) => `${storagePrefix}-application:${slug}`

/**
 * Keeps the input of one position's form ('' for a general application) in this tab, so that closing the dialog,
 * reloading or visiting another page loses nothing. The draft is removed when the form is sent or the tab is closed.
 */
export function keepApplyDraft(slug: string, draft: ApplyDraft, file: File | null) {
  drafts.set(slug, draft)
  if (file) files.set(slug, file)
  else files.delete(slug)
  writeDraft(keyOf(slug), draft, 'tab')
}

export function readApplyDraft(slug: string): { draft: ApplyDraft | null; file: File | null } {
  const draft = drafts.get(slug) ?? readDraft(keyOf(slug), isApplyDraft, 'tab')
  return { draft, file: files.get(slug) ?? null }
}

export function dropApplyDraft(slug: string) {
  drafts.delete(slug)
  files.delete(slug)
  writeDraft(keyOf(slug), null, 'tab')
}

/** Returns whether a stored value is a valid draft. An older version may have written something else. */
function isApplyDraft(stored: unknown): stored is ApplyDraft {
  const { values, resume } = (stored ?? {}) as Partial<ApplyDraft>
  return isStringRecord(values) && (resume === null || isResume(resume))
}

const isResume = (resume: Partial<SentResume> | undefined) =>
  typeof resume?.token === 'string' && typeof resume.name === 'string' && typeof resume.size === 'number'
