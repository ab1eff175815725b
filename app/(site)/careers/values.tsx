import { DrawnPicture } from '@/components/site/drawn-picture'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'

const values = [
  {
    name: 'We commit to dates',
    meaning:
      'People plan their rent around what we say. So we tell each other what will be done and by when, and speak up early if we’ll be late.',
  },
  {
    name: 'Customers’ money first',
    meaning:
      'If a target is good for us but bad for customers, we drop the target. Anyone here can raise this with anyone.',
  },
  {
    name: 'Plain words',
    meaning:
      'A fee, a mistake, a doubt about someone’s work: we say it once, clearly and kindly, to the person it concerns.',
  },
  {
    name: 'Small and complete',
    meaning:
      'One feature that works on an old phone beats three that almost do. We finish it, watch people use it, and look at it again.',
  },
]

export function Values() {
  return (
    <Section id="values">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionTitle sectionId="values">What we expect of each other</SectionTitle>
          <SectionLead>Four rules that settle most of our arguments.</SectionLead>
          <DrawnPicture
            name="office"
            sizes="(min-width: 64rem) 20rem, 92vw"
            className="mt-8 aspect-[8/5] rounded-lg sm:max-lg:aspect-[2/1]"
          />
        </div>
        <dl className="border-t border-line-strong/40">
          {values.map(({ name, meaning }) => (
            <div
              key={name}
              className="grid gap-x-10 gap-y-3 border-b border-line-strong/40 py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-10"
            >
              <dt className="font-display text-2xl font-bold tracking-tight">{name}</dt>
              <dd className="max-w-[48ch] text-lg text-neutral-700">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
