import { type DiffPart, withContext } from '@/lib/legal/text-diff'

/** Includes labels for people who see neither colors nor lines: screen readers announce where a change begins and ends. */
const marks = {
  added: { Tag: 'ins', start: '[added: ', end: ']', className: 'bg-mint text-brand-deep decoration-2' },
  removed: {
    Tag: 'del',
    start: '[removed: ',
    end: ']',
    className: 'bg-coral-soft text-coral-deep decoration-1',
  },
} as const

/** Shows the changes in text with some context around them, keeping line breaks. */
export function DiffText({ parts }: { parts: DiffPart[] }) {
  return (
    <p className="whitespace-pre-wrap leading-[1.7] text-neutral-800 wrap-anywhere">
      {withContext(parts).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity and never move
        <Part key={index} {...part} />
      ))}
    </p>
  )
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  if (kind === 'gap')
    return (
      <span className="my-2 block text-sm text-fg-soft">
        <span aria-hidden="true">· · ·</span> unchanged text not shown <span aria-hidden="true">· · ·</span>
      </span>
    )
  const { Tag, start, end, className } = marks[kind]
  return (
    <Tag className={`rounded-sm box-decoration-clone px-0.5 ${className}`}>
      <span className="sr-only">{start}</span>
      {text}
      <span className="sr-only">{end}</span>
    </Tag>
  )
}

/** Explains the marks. */
export function DiffLegend() {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-fg-soft">
      <span>
        Underlined: <ins className="rounded-sm bg-mint px-1 text-brand-deep decoration-2">new words</ins>
      </span>
      <span>
        Struck through: <del className="rounded-sm bg-coral-soft px-1 text-coral-deep">old words</del>
      </span>
    </p>
  )
}
