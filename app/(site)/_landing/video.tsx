import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { site } from '@/lib/site'
import { FilmLink } from './film-link'

export function Video() {
  return (
    <Section id="film" background="ink">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <SectionTitle sectionId="film">See {site.name} at work in half a minute</SectionTitle>
          <SectionLead>
            Watch one payment become twelve, and see what happens when something can’t wait.
          </SectionLead>
          <JoinButton source="video" variant="highlight" className="mt-6 max-sm:w-full">
            Join the Waitlist
          </JoinButton>
        </div>
        <FilmLink />
      </div>
    </Section>
  )
}
