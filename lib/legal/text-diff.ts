import { type Change, diffLines, diffWordsWithSpace } from 'diff'

export interface DiffPart {
  /** `gap`: something unchanged is left out here; its text is empty. */
  kind: 'same' | 'added' | 'removed' | 'gap'
  text: string
}

/** More changed words than these are looked for line by line: the time grows with the square of their number. */
const MOST_EDITS = 1_500
/** Both sides of the longest section (schema.ts): for so many changed length there is time to look for that many edits. */
const CHARACTERS_IN_TIME = 40_000
/** Where less than this share of the words stayed, whole lines are easier to read than single words. */
const LEAST_SAME = 0.35
/** Emails of what is unchanged that are kept beside a change. */
const CONTEXT = 200

/**
 * Compares texts word by word, or line by line if little of them stayed. Without its added parts the result is the text
 * before, without its removed parts the text after; line endings do not count. `mostEdits`: see `editsFor`.
 */
export function diffTexts(before: string, after: string, mostEdits = MOST_EDITS): DiffPart[] {
  const [was, is] = [before, after].map((text) => text.replace(/\r\n?/g, '\n')) as [string, string]
  if (was === is) return part('same', is)
  const words = diffWordsWithSpace(was, is, { maxEditLength: mostEdits })
  if (words && sameShare(words, was, is) >= LEAST_SAME) return joinNeighbours(words)
  const lines = diffLines(was, is, { maxEditLength: mostEdits })
  return lines ? joinNeighbours(lines) : [...part('removed', was), ...part('added', is)]
}

/**
 * Returns how many edits to look for in each text of a change of this length, because nobody else is answered in the
 * meantime.
 */
export function editsFor(length: number): number {
  return Math.ceil(MOST_EDITS * Math.min(1, CHARACTERS_IN_TIME / Math.max(1, length)))
}

const part = (kind: DiffPart['kind'], text: string): DiffPart[] => (text === '' ? [] : [{ kind, text }])

function sameShare(changes: Change[], was: string, is: string) {
  const length = (text: string) => text.replace(/\s/g, '').length
  const same = changes.filter(({ added, removed }) => !added && !removed)
  return (2 * same.reduce((sum, { value }) => sum + length(value), 0)) / Math.max(1, length(was) + length(is))
}

/** "(old new) (words text)" instead of "(old)(words) (new)(text)": changed words with nothing but a space between are one change. */
function joinNeighbours(changes: Change[]): DiffPart[] {
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

/** The changes with a little of what is around them. Cut between words. */
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
