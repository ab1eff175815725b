import { Section } from '@/components/site/section'
import { splitParagraphs } from '@/lib/about/split-paragraphs'

/** The longest missions, in characters, that are set in large and in medium type. */
const LARGE = 220
const MEDIUM = 480

/** Shows the mission, the one thing a reader should remember. */
export function Mission({ text }: { text: string }) {
  const size = text.length <= LARGE ? 'text-3xl' : text.length <= MEDIUM ? 'text-2xl' : 'text-xl'
  return (
    <Section id="mission" background="ink">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <h2 id="mission-title" className="text-lg font-semibold text-marigold lg:pt-2">
          Our Mission
        </h2>
        <div
          className={`grid max-w-[40ch] gap-5 font-display font-bold tracking-tight wrap-anywhere ${size}`}
        >
          {splitParagraphs(text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and never move
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
