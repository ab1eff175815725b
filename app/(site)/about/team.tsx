import { PersonPicture } from '@/components/site/person-picture'
import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import { classNames } from '@/components/ui/class-names'
import type { TeamMember } from '@/lib/about/queries'

export function Team({ members }: { members: TeamMember[] }) {
  const isSingle = members.length === 1
  return (
    <Section id="team" background="mint">
      <SectionTitle sectionId="team">Meet the Team</SectionTitle>
      <SectionLead>The people behind the plan.</SectionLead>
      <ul
        className={classNames(
          'mt-12 grid gap-x-6 gap-y-10',
          !isSingle && 'sm:grid-cols-2 md:grid-cols-3',
          members.length > 3 && 'lg:grid-cols-4',
        )}
      >
        {members.map(({ id, ...member }) => (
          <Member key={id} {...member} isSingle={isSingle} />
        ))}
      </ul>
    </Section>
  )
}

interface MemberProps extends Omit<TeamMember, 'id'> {
  isSingle: boolean
}

/**
 * Shows a team member. The photo is next to the text on phones and for a single person, and above the text otherwise.
 */
function Member({ name, role, bio, image, isSingle }: MemberProps) {
  return (
    <li
      className={classNames('flex gap-5', isSingle ? 'sm:max-w-2xl sm:items-center sm:gap-8' : 'sm:flex-col')}
    >
      <PersonPicture
        name={name}
        image={image}
        sizes="(min-width: 40rem) 18rem, 6rem"
        className={classNames('size-24', isSingle ? 'sm:size-56' : 'sm:aspect-square sm:h-auto sm:w-full')}
      />
      <div className="min-w-0">
        <h3 className="font-display text-xl font-bold wrap-anywhere">{name}</h3>
        <p className="mt-0.5 font-medium wrap-anywhere text-brand">{role}</p>
        {bio && <p className="mt-2 whitespace-pre-line wrap-anywhere text-neutral-700">{bio}</p>}
      </div>
    </li>
  )
}
