import { Section, SectionTitle } from '@/components/site/section'
import { ApplyLink } from './apply-link'

/** Invites general applications. */
export function Closing({ contact }: { contact: string }) {
  return (
    <Section id="resume">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <SectionTitle sectionId="resume" isLarge className="max-w-[16ch]">
            Don’t see your role?
          </SectionTitle>
          <p className="mt-6 max-w-[52ch] text-lg text-neutral-700">
            Tell us what you’d like to do here. We read your message like any other application and keep you
            in mind for future openings. For anything else, write to{' '}
            <a href={`mailto:${contact}`} className="font-semibold text-brand underline underline-offset-4">
              {contact}
            </a>
            .
          </p>
        </div>
        <ApplyLink size="lg" className="justify-self-start max-sm:w-full">
          Send Us Your Resume
        </ApplyLink>
      </div>
    </Section>
  )
}
