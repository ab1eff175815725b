import type { PositionFilter } from '@/lib/careers/list-url'
import { getHiringContact, listOpenPositions } from '@/lib/careers/queries'
import { getClaims } from '@/lib/landing/queries'
import { Benefits } from './benefits'
import { Closing } from './closing'
import { Hero } from './hero'
import { OpenPositions } from './open-positions'
import { HiringProcess } from './process'
import { Values } from './values'

/** Shows the content of both careers pages: the open positions, filtered or not, and reasons to join. */
export async function Careers({ filter }: { filter: PositionFilter }) {
  const [positions, contact, claims] = await Promise.all([
    listOpenPositions(),
    getHiringContact(),
    getClaims(),
  ])
  return (
    <>
      <Hero
        openCount={positions.length}
        stats={[claims.teamMembers, claims.employeeRating].filter((claim) => claim !== undefined)}
      />
      <Values />
      <Benefits />
      <OpenPositions positions={positions} filter={filter} />
      <HiringProcess contact={contact} />
      <Closing contact={contact} />
    </>
  )
}
