import { type Change, diffLines, diffWordsWithSpace } from 'diff'

export interface DiffPart {
  /** `gap` marks omitted unchanged text; its own text is empty. */
  kind: 'same' | 'added' | 'removed' | 'gap'
  text: string
}

/** Beyond this many changed words, texts are compared line by line, because the time grows with the square of the number. */
const MAX_EDITS = 1_500
/** The old and new text of the longest section (schema.ts). Changes up to this length may use the full number of edits. */
const FULL_EDITS_LENGTH = 40_000
/** If less than this share of the text is unchanged, a comparison line by line is easier to read. */
const MIN_SAME_SHARE = 0.35
/** Characters of unchanged text shown next to a change. */
const CONTEXT = 200

/**
 * Compares texts word by word, or line by line if little of them is unchanged. Leaving out the added parts yields the
 * old text, and leaving out the removed parts the new text. Ignores line endings. `maxEdits`: see `editsFor`.
 */
export function diffTexts(before: string, after: string, maxEdits = MAX_EDITS): DiffPart[] {
  const [oldText, newText] = [before, after].map((text) => text.replace(/\r\n?/g, '\n')) as [string, string]
  if (oldText === newText) return part('same', newText)
  const words = diffWordsWithSpace(oldText, newText, { maxEditLength: maxEdits })
  if (words && sameShare(words, oldText, newText) >= MIN_SAME_SHARE) return joinNeighbors(words)
  const lines = diffLines(oldText, newText, { maxEditLength: maxEdits })
  return lines ? joinNeighbors(lines) : [...part('removed', oldText), ...part('added', newText)]
}

/**
 * Returns the maximum number of edits to look for in a change of this length. Comparing blocks all other requests, so
 * longer changes get fewer edits.
 */
export function editsFor(length: number): number {
  return Math.ceil(MAX_EDITS * Math.min(1, FULL_EDITS_LENGTH / Math.max(1, length)))
}

const part = (kind: DiffPart['kind'], text: string): DiffPart[] => (text === '' ? [] : [{ kind, text }])

function sameShare(changes: Change[], oldText: string, newText: string) {
  const length = (text: string) => text.replace(/\s/g, '').length
  const same = changes.filter(({ added, removed }) => !added && !removed)
  return (
    (2 * same.reduce((sum, { value }) => sum + length(value), 0)) /
    Math.max(1, length(oldText) + length(newText))
  )
}

/** Joins changed words separated only by a space: "(old new) (words text)" instead of "(old)(words) (new)(text)". */
function joinNeighbors(changes: Change[]): DiffPart[] {
  const parts: DiffPart[] = []
  let [removed, added, space] = ['', '', '']
  const flush = () => {
    parts.push(...part('removed', removed), ...part('added', added), ...part('same', space))
    ;[removed, added, space] = ['', '', '']
  }
  for (const { value, ...change } of changes) {
    if (change.removed || change.added) {
      removed += space + (change.removed ? value : '')
      added += space + (change.added ? value : '')
      space = ''
    } else if ((removed || added) && /^[^\S\n]+$/.test(value)) space += value
    else {
      flush()
      parts.push({ kind: 'same', text: value })
    }
  }
  flush()
  return parts
}

/** Shortens unchanged text, keeping some context around each change. Cuts between words. */
export function withContext(parts: readonly DiffPart[], context = CONTEXT): DiffPart[] {
  return parts.flatMap((each, index) => {
    const { kind, text } = each
    const head = index === 0 ? 0 : context
    const tail = index === parts.length - 1 ? 0 : context
    if (kind !== 'same' || text.length <= head + tail + context) return [each]
    const start = head && text.lastIndexOf(' ', head)
    const end = tail ? text.indexOf(' ', text.length - tail) : text.length
    const cuts = [start > 0 ? start : head, end > 0 ? end : text.length - tail] as const
    return [
      ...part('same', text.slice(0, cuts[0])),
      { kind: 'gap' as const, text: '' },
      ...part('same', text.slice(cuts[1])),
    ]
  })
}
