import { isTexts, readDraft, writeDraft } from '@/components/forms/local-draft'
import type { SentResume } from '@/lib/applications/resume-rules'
import { storagePrefix } from '@/lib/site'

export interface ApplyDraft {
  values: Record<string, string>
  resume: SentResume | null
}

// Where storage is switched off they live as long as the page.
const drafts = new Map<string, ApplyDraft>()
/** Files that were still being sent when their form was closed. */
const files = new Map<string, File>()

const keyOf = (slug: string) => `${storagePrefix}-application:${slug}`

/**
 * Keeps what was typed into the form of one position ('' for none) in this tab: a dialog that is closed, a reload, a way to another
 * page and back lose nothing. It is gone with the tab, and when it was sent.
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

/** False of what an older version wrote, or something else. */
function isApplyDraft(kept: unknown): kept is ApplyDraft {
  const { values, resume } = (kept ?? {}) as Partial<ApplyDraft>
  return isTexts(values) && (resume === null || isResume(resume))
}

const isResume = (given: Partial<SentResume> | undefined) =>
  typeof given?.token === 'string' && typeof given.name === 'string' && typeof given.size === 'number'
