import { Section, SectionTitle } from '@/components/site/section'
import { splitParagraphs } from '@/lib/about/split-paragraphs'
import { NotebookDrawing } from './notebook-drawing'

export function Story({ text }: { text: string }) {
  return (
    <Section id="story" background="mint">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionTitle sectionId="story" isLarge className="max-w-[8ch]">
            Our Story
          </SectionTitle>
          <NotebookDrawing className="mt-10 w-full max-w-76 max-lg:hidden" />
        </div>
        <div className="grid gap-6 text-lg wrap-anywhere text-neutral-800">
          {splitParagraphs(text).map((paragraph, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and never move
              key={index}
              className="max-w-[62ch] whitespace-pre-line first:mb-2 first:max-w-[46ch] first:font-display first:text-2xl first:leading-snug first:font-semibold first:tracking-tight first:text-ink"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
