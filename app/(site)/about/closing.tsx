import { Colleague } from '@/components/site/colleague'
import { SectionTitle } from '@/components/site/section'
import { JoinButton } from '@/components/site/waitlist/join-button'
import { buttonClass } from '@/components/ui/button'

/** Places in colleagues.svg. */
const people = [6, 1, 4, 2, 8]
/** The person drawn in outline, who stands for an open position. */
const VACANT = 2

/** Shows the two ways to join: the waitlist and the team. */
export function Closing() {
  return (
    <section id="join" aria-labelledby="join-title" className="overflow-x-clip bg-marigold-soft">
      <div className="wrap grid items-end gap-x-16 gap-y-12 pt-18 md:pt-28 lg:grid-cols-[minmax(0,1fr)_34rem]">
        <div className="lg:pb-28">
          <SectionTitle sectionId="join" isLarge className="max-w-[14ch]">
            Join the waitlist, or join the team
          </SectionTitle>
          <p className="mt-6 max-w-[48ch] text-lg text-neutral-700">
            We’re rolling out the app in Nigeria, a few people at a time. The team is growing the same way.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
            <JoinButton source="about" size="lg">
              Join the Waitlist
            </JoinButton>
            <a href="/careers" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              Join Our Team
            </a>
          </div>
        </div>
        <div aria-hidden="true" className="flex items-end max-lg:max-w-md">
          {people.map((index) => (
            <Colleague key={index} index={index} isVacant={index === VACANT} className="min-w-0 flex-1" />
          ))}
        </div>
      </div>
    </section>
  )
}
