import { Notice } from '@/components/ui/notice'
import { markupEnd } from '@/lib/blog/markdown'

const MAX_QUOTE = 60

/** Shows from which line on a text with too many marks is shown as typed. */
export function LongTextNotice({ text }: { text: string }) {
  const rest = text.slice(markupEnd(text)).trim()
  if (!rest) return null
  const [line = ''] = rest.split('\n', 1)
  const quote = line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE).trimEnd()}…` : line
  return (
    <Notice tone="warn">
      This text is too long to format in full. From “{quote}” on, readers will see it as typed, including
      symbols such as ## and **. Please shorten it or split it in two.
    </Notice>
  )
}
