/** A legal text is typed as plain text. These rules make blocks of it; they are pure and take time in proportion to its length. */

export interface LegalStep {
  /** "Step 1: Ask", or "Step 1:" where a whole sentence follows. */
  heading: string
  /** Lines of text below the heading. */
  text: string[]
}

export type LegalBlock =
  | { kind: 'paragraph'; lines: string[] }
  /** `heading` may be empty; `intro` are lines between the heading and the list. */
  | { kind: 'bullets'; heading: string; intro: string[]; items: string[] }
  | { kind: 'steps'; intro: string[]; steps: LegalStep[] }

/** A longer first line, or step, is a sentence and no heading. */
export const HEADING_MAX = 120

const LINE_END = /\r\n?|[\u2028\u2029\v\f]/g
/** Round marks may touch their text, as word processors write them; a dash or a star needs a space, or "-5" would lose its minus. */
const MARK = /^(?:[•●○◦▪▫■□‣⁃∙]\s*|[·*+–—-](?:\s+|$))/
const STEP = /^Step (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b/

/**
 * The blocks of a text (public specification, Privacy and Terms pages), which blank lines divide:
 * - with bullet marks: the first line before them is the heading (none needed), further lines an intro, each mark an item. A line
 *   without a mark continues its item;
 * - else with lines that begin with "Step <number>": headed steps. "Step by step" is no step;
 * - else a paragraph, which keeps its line breaks.
 *
 * Marks and steps in the middle of a line (" • ", " Step 2:") begin a new one. A block of both is cut before each step. Neighbours that
 * go on with a list or with steps are one: blank lines between items are no new list. Windows' line ends and spaces in blank lines
 * count for nothing. No word is lost or moved.
 */
export function parseLegalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const lines of splitOnBlankLines(text))
    for (const block of readBlock(lines.flatMap(cutLine))) addOrMerge(blocks, block)
  return blocks
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

/** One space each side, not all of them: a run of spaces would be read again from each of its own. */
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

/** "Step 1: Ask" is a heading; of "Step 1: Write to us. We answer." only "Step 1:" is. */
function readStep(line: string, text: string[]): LegalStep {
  const colon = line.indexOf(': ')
  const isSentence = line.endsWith('.') || line.length > HEADING_MAX
  if (!isSentence || colon < 0) return { heading: line, text }
  return { heading: line.slice(0, colon + 1), text: [line.slice(colon + 2), ...text] }
}

function addOrMerge(blocks: LegalBlock[], block: LegalBlock) {
  const last = blocks.at(-1)
  if (last?.kind === 'bullets' && block.kind === 'bullets' && !block.heading && block.intro.length === 0)
    last.items.push(...block.items)
  else if (last?.kind === 'steps' && block.kind === 'steps' && block.intro.length === 0)
    last.steps.push(...block.steps)
  else blocks.push(block)
}
