import type { SentResume } from '@/lib/applications/resume-rules'
import { storagePrefix } from '@/lib/site'

export interface ApplyDraft {
  values: Record<string, string>
  resume: SentResume | null
}

// Where storage is switched off they live as long as the page.
const drafts = new Map<string, string>()
/** Files that were still being sent when their form was closed. */
const files = new Map<string, File>()

const keyOf = (slug: string) => `${storagePrefix}-application:${slug}`

/**
 * Keeps what was typed into the form of one position ('' for none) in this tab: a dialog that is closed, a reload, a way to another
 * page and back lose nothing. It is gone with the tab, and when it was sent.
 */
export function keepDraft(slug: string, draft: ApplyDraft, file: File | null) {
  const text = JSON.stringify(draft)
  drafts.set(slug, text)
  if (file) files.set(slug, file)
  else files.delete(slug)
  try {
    sessionStorage.setItem(keyOf(slug), text)
  } catch {
    // Full or switched off.
  }
}

export function readDraft(slug: string): { draft: ApplyDraft | null; file: File | null } {
  return { draft: parse(drafts.get(slug) ?? readStored(slug)), file: files.get(slug) ?? null }
}

export function dropDraft(slug: string) {
  drafts.delete(slug)
  files.delete(slug)
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {
    // Switched off: there is none.
  }
}

function readStored(slug: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(slug))
  } catch {
    return null
  }
}

/** Of an older version, or written by something else: none. */
function parse(text: string | null): ApplyDraft | null {
  try {
    const { values, resume } = JSON.parse(text ?? 'null')
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { values: Object.fromEntries(texts), resume: isResume(resume) ? resume : null }
  } catch {
    return null
  }
}

const isResume = (given: Partial<SentResume> | null): given is SentResume =>
  typeof given?.token === 'string' && typeof given.name === 'string' && typeof given.size === 'number'
