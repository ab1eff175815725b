import { Section, SectionTitle } from '@/components/site/section'
import { EmptyState } from '@/components/ui/empty-state'
import { Island } from '@/components/ui/island'
import { LIST_ANCHOR, type PositionFilter } from '@/lib/careers/list-url'
import type { OpenPosition } from '@/lib/careers/queries'
import { ApplyLink } from './apply-link'
import { openDetails } from './details-island'
import { PositionCard } from './position-card'
import { PositionPicker } from './position-picker'

interface OpenPositionsProps {
  positions: OpenPosition[]
  filter: PositionFilter
}

export function OpenPositions({ positions, filter }: OpenPositionsProps) {
  const heading = <SectionTitle sectionId={LIST_ANCHOR}>Open Positions</SectionTitle>
  return (
    <Section id={LIST_ANCHOR}>
      {positions.length > 0 ? (
        <>
          <PositionPicker
            heading={heading}
            chosen={filter}
            positions={positions.map((position) => {
              const { id, department, location, type } = position
              return { id, department, location, type, card: <PositionCard position={position} /> }
            })}
          />
          <Island run={openDetails} args={[]} />
        </>
      ) : (
        <>
          {heading}
          <div className="mt-10 rounded-lg border border-line bg-white">
            <EmptyState
              title="No Open Positions"
              action={<ApplyLink variant="secondary">Send Us Your Resume</ApplyLink>}
            >
              We have no openings right now. Leave your resume with us, and we’ll write when something
              suitable comes up.
            </EmptyState>
          </div>
        </>
      )}
    </Section>
  )
}
