/** Turns the plain text of a legal document into blocks. These rules are pure and run in linear time. */

export interface LegalStep {
  /** "Step 1: Ask", or just "Step 1:" if a whole sentence follows. */
  heading: string
  /** The text below the heading, by line. */
  text: string[]
}

export type LegalBlock =
  | { kind: 'paragraph'; lines: string[] }
  /** `heading` may be empty; `intro` contains the lines between the heading and the list. */
  | { kind: 'bullets'; heading: string; intro: string[]; items: string[] }
  | { kind: 'steps'; intro: string[]; steps: LegalStep[] }

/** A first line or step longer than this is a sentence rather than a heading. */
export const HEADING_MAX = 120

const LINE_END = /\r\n?|[\u2028\u2029\v\f]/g
/**
 * Round bullets need no space after them, because word processors omit it. A dash or star does, or "-5" would lose
 * its minus sign.
 */
const MARK = /^(?:[•●○◦▪▫■□‣⁃∙]\s*|[·*+–—-](?:\s+|$))/
const STEP = /^Step (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b/

/**
 * Splits text into blocks (public specification, Privacy and Terms pages). Blank lines separate blocks:
 * - If lines begin with bullet marks, the block is a list. The first line before it is the heading (optional),
 * further lines are an intro, and each mark starts an item. A line without a mark continues its item.
 * - Otherwise, if lines begin with "Step <number>", the block is a list of steps with headings. "Step by step" is not
 * a step.
 * - Otherwise, it is a paragraph, which keeps its line breaks.
 *
 * Marks and steps in the middle of a line (" • ", " Step 2:") start a new line. A block with both is split before
 * each step. Adjacent lists or steps are merged, so blank lines between items do not matter. Windows line endings and
 * spaces in blank lines are ignored. No words are lost or moved.
 */
export function parseLegalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const lines of splitOnBlankLines(text))
    for (const block of readBlock(lines.flatMap(cutLine))) addOrMerge(blocks, block)
  return blocks
}

/** Returns the lines of text as they are shown, without blank ones. */
export function shownLines(text: string): string[] {
  return splitOnBlankLines(text).flat().flatMap(cutLine)
}

/** Returns the text on one line, for lists: "We send payouts on their date. Fees · Payouts are free · …" */
export function onOneLine(text: string): string {
  return shownLines(text)
    .map((line) => line.replace(MARK, ''))
    .join(' · ')
    .replace(/([.:;!?]) ·/g, '$1')
}

function splitOnBlankLines(text: string): string[][] {
  const blocks: string[][] = []
  let isOpen = false
  for (const line of text
    .replace(LINE_END, '\n')
    .split('\n')
    .map((each) => each.trim())) {
    if (line !== '' && isOpen) blocks.at(-1)?.push(line)
    else if (line !== '') blocks.push([line])
    isOpen = line !== ''
  }
  return blocks
}

/**
 * Splits a line at marks and steps. Matches only one space on each side, because matching runs of spaces would take
 * quadratic time.
 */
function cutLine(line: string): string[] {
  const cut = line.replace(/\s•\s/g, '\n• ').replace(/\s(?=Step \d{1,3}:)/g, '\n')
  return cut.split('\n').flatMap((each) => each.trim() || [])
}

function readBlock(lines: string[]): LegalBlock[] {
  const hasMarks = lines.some((line) => MARK.test(line))
  const hasSteps = lines.some((line) => STEP.test(line))
  if (hasMarks && hasSteps) return cutBeforeSteps(lines).map(readPiece)
  return [readPiece(lines)]
}

function readPiece(lines: string[]): LegalBlock {
  if (lines.some((line) => MARK.test(line))) return readBullets(lines)
  if (lines.some((line) => STEP.test(line))) return readSteps(lines)
  return { kind: 'paragraph', lines }
}

function cutBeforeSteps(lines: string[]): string[][] {
  const pieces: string[][] = []
  for (const line of lines) {
    const last = pieces.at(-1)
    if (last && !STEP.test(line)) last.push(line)
    else pieces.push([line])
  }
  return pieces
}

function readBullets(lines: string[]): LegalBlock {
  const start = lines.findIndex((line) => MARK.test(line))
  const [first = '', ...rest] = lines.slice(0, start)
  const items: string[][] = []
  for (const line of lines.slice(start)) {
    if (MARK.test(line)) items.push([line.replace(MARK, '')])
    else items.at(-1)?.push(line)
  }
  const isHeading = first.length <= HEADING_MAX
  return {
    kind: 'bullets',
    heading: isHeading ? first : '',
    intro: isHeading ? rest : [first, ...rest],
    items: items.map((parts) => parts.filter(Boolean).join(' ')).filter(Boolean),
  }
}

function readSteps(lines: string[]): LegalBlock {
  const start = lines.findIndex((line) => STEP.test(line))
  const steps = cutBeforeSteps(lines.slice(start)).map(([first = '', ...text]) => readStep(first, text))
  return { kind: 'steps', intro: lines.slice(0, start), steps }
}

/**
 * Parses a step. "Step 1: Ask" is a heading as a whole, but in "Step 1: Write to us. We answer." only "Step 1:" is.
 */
function readStep(line: string, text: string[]): LegalStep {
  const colon = line.indexOf(': ')
  const isSentence = line.endsWith('.') || line.length > HEADING_MAX
  if (!isSentence || colon < 0) return { heading: line, text }
  return { heading: line.slice(0, colon + 1), text: [line.slice(colon + 2).trim(), ...text] }
}

function addOrMerge(blocks: LegalBlock[], block: LegalBlock) {
  const last = blocks.at(-1)
  if (last?.kind === 'bullets' && block.kind === 'bullets' && !block.heading && block.intro.length === 0)
    last.items.push(...block.items)
  else if (last?.kind === 'steps' && block.kind === 'steps' && block.intro.length === 0)
    last.steps.push(...block.steps)
  else blocks.push(block)
}
