import { Fragment } from 'react'
import { type LegalBlock, type LegalStep, parseLegalBlocks } from '@/lib/legal/legal-blocks'
import { linkParts } from '@/lib/legal/linked-text'

const headingClass = 'text-lg font-semibold text-ink wrap-anywhere break-after-avoid'

interface Context {
  /** A prefix for paths in print. */
  origin: string
  Heading: 'h3' | 'h4'
}

interface LegalProseProps {
  text: string
  origin?: string
  /** The heading level in the text, one below its title. */
  headingLevel?: 3 | 4
}

/** Shows the text of a section. Markup in it is shown as plain text. */
export function LegalProse({ text, origin = '', headingLevel = 3 }: LegalProseProps) {
  return (
    <div className="grid gap-5 text-lg leading-[1.7] text-neutral-800 wrap-anywhere print:block print:text-base print:*:mt-3">
      {parseLegalBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity and never move on their own
        <Block key={index} block={block} origin={origin} Heading={`h${headingLevel}`} />
      ))}
    </div>
  )
}

function Block({ block, origin, Heading }: Context & { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <Lines lines={block.lines} origin={origin} />
  if (block.kind === 'steps')
    return (
      <div className="grid gap-4">
        <Lines lines={block.intro} origin={origin} />
        <Steps steps={block.steps} origin={origin} Heading={Heading} />
      </div>
    )
  return (
    <div className="grid gap-2.5 print:block">
      {block.heading && (
        <Heading className={headingClass}>
          <Text text={block.heading} origin={origin} />
        </Heading>
      )}
      <Lines lines={block.intro} origin={origin} />
      {block.items.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5.5 marker:text-brand print:block">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className="pl-1 break-inside-avoid">
              <Text text={item} origin={origin} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Steps({ steps, origin, Heading }: Context & { steps: LegalStep[] }) {
  return (
    <ol className="grid gap-5 border-l-2 border-mint-deep pl-5 print:block">
      {steps.map(({ heading, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index} className="grid gap-1 break-inside-avoid">
          <Heading className={headingClass}>
            <Text text={heading} origin={origin} />
          </Heading>
          <Lines lines={text} origin={origin} />
        </li>
      ))}
    </ol>
  )
}

function Lines({ lines, origin }: { lines: string[]; origin: string }) {
  if (lines.length === 0) return null
  return (
    <p className="whitespace-pre-line">
      <Text text={lines.join('\n')} origin={origin} />
    </p>
  )
}

function Text({ text, origin }: { text: string; origin: string }) {
  return linkParts(text).map((part, index) =>
    part.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        href={part.href}
        rel={part.href.startsWith('http') ? 'noopener' : undefined}
        data-origin={part.href.startsWith('/') ? origin : undefined}
        className="font-medium text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-2 print:before:content-[attr(data-origin)]"
      >
        {part.text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
