/** A bar chart in an article. Writers type it as a code block named "chart". */
export interface Chart {
  caption: string
  rows: ChartRow[]
}

export interface ChartRow {
  label: string
  /** As typed, such as "₦70,000". */
  amount: string
  /** The share of the largest amount, from 0 to 1. */
  share: number
  /** True if the row stands out because it was typed with a leading star. */
  isMarked: boolean
}

const MAX_ROWS = 24
const ROW = /^(\*)? {0,3}(.{1,60}?): {0,3}([^\d−-]{0,3}([\d,]{1,15}(?:\.\d{1,2})?)(\D{0,10}))$/
/** Units that make an amount larger, as in "₦900K" and "1.5 million". */
const UNITS = [
  [/^ ?(?:k|thousand)\b/i, 1e3],
  [/^ ?(?:m|mn|million)\b/i, 1e6],
  [/^ ?(?:b|bn|billion)\b/i, 1e9],
] as const

/** The example that the toolbar inserts. */
export const exampleChart = `\`\`\`chart
What the bars compare
First: ₦40,000
* Second: ₦60,000
\`\`\``

/**
 * Parses a caption and one "Label: amount" per line; a leading star highlights a row. Returns null for anything else,
 * so that the writer sees the text as typed.
 */
export function readChart(text: string): Chart | null {
  const [caption = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length === 0 || lines.length > MAX_ROWS || ROW.test(caption)) return null
  const rows = lines.map(readRow)
  if (rows.some((row) => row === null)) return null
  const valid = rows.filter((row) => row !== null)
  const largest = Math.max(...valid.map(({ value }) => value))
  return {
    caption,
    rows: valid.map(({ value, ...row }) => ({ ...row, share: largest > 0 ? value / largest : 0 })),
  }
}

function readRow(line: string) {
  const [, star, label, amount, digits, rest = ''] = ROW.exec(line) ?? []
  if (!label || !amount || !digits) return null
  const factor = UNITS.find(([unit]) => unit.test(rest))?.[1] ?? 1
  return {
    label,
    amount: amount.trim(),
    value: Number(digits.replaceAll(',', '')) * factor,
    isMarked: star !== undefined,
  }
}
