/** These functions summarize a save in one sentence without a subject. Staff and readers see it in the history. */

interface SectionChange {
  /** The previous title; null if the section is new. */
  before: string | null
  title: string
  isTextChanged: boolean
  isMoved: boolean
}

export function summarizeSection({ before, title, isTextChanged, isMoved }: SectionChange): string {
  if (before === null) return `added “${title}”`
  const isRenamed = before !== title
  const verbs = [isTextChanged && 'changed', isRenamed && 'renamed', isMoved && 'moved'].filter(Boolean)
  return `${verbs.join(' and ')} “${before}”${isRenamed ? `, now “${title}”` : ''}`
}

export function summarizeTexts({
  isDateChanged,
  isNoteChanged,
}: {
  isDateChanged: boolean
  isNoteChanged: boolean
}) {
  const parts = [
    isDateChanged && 'the text after “Last updated”',
    isNoteChanged && 'the paragraph on policy updates',
  ]
  return `changed ${parts.filter(Boolean).join(' and ')}`
}

interface Row {
  id: string
  title: string
}

/**
 * Returns a summary that names the moved section, if moving a single one explains the new order. Names both of two
 * swapped neighbors, because either may have been moved.
 */
export function summarizeOrder(sections: readonly Row[], ids: readonly string[]): string {
  const moved = sections.filter(({ id }) => {
    const others = sections.flatMap((row) => (row.id === id ? [] : row.id))
    return others.join() === ids.filter((other) => other !== id).join()
  })
  if (moved.length === 0) return 'changed the order of the sections'
  return `${moved.length === 1 ? 'moved' : 'swapped'} ${moved.map(({ title }) => `“${title}”`).join(' and ')}`
}
