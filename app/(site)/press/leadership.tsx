import { PersonPicture } from '@/components/site/person-picture'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { PressLeader } from '@/lib/press/queries'

/** Lists the people who can be quoted, and the topics they speak about. */
export function Leadership({ leaders }: { leaders: PressLeader[] }) {
  if (leaders.length === 0) return null
  return (
    <Section id="leadership">
      <div className="grid gap-x-16 lg:grid-cols-2 lg:items-end">
        <SectionTitle sectionId="leadership">Leadership</SectionTitle>
        <SectionLead>Who to interview, and on what.</SectionLead>
      </div>
      <ul className={classNames('mt-12 grid gap-x-16 gap-y-12', leaders.length > 1 && 'lg:grid-cols-2')}>
        {leaders.map(({ id, name, role, bio, image }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 sm:gap-7">
            <PersonPicture
              name={name}
              image={image}
              sizes="(min-width: 40rem) 8rem, 5rem"
              className="size-20 sm:size-32"
            />
            <div>
              <h3 className="font-display text-2xl font-bold tracking-tight wrap-anywhere">{name}</h3>
              {role && <p className="mt-0.5 font-semibold wrap-anywhere text-brand">{role}</p>}
              {bio && (
                <p className="mt-3 max-w-[52ch] whitespace-pre-line wrap-anywhere text-neutral-700">{bio}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
