import { Benefits } from '@/components/site/careers/benefits'
import { Closing } from '@/components/site/careers/closing'
import { Hero } from '@/components/site/careers/hero'
import { OpenPositions } from '@/components/site/careers/open-positions'
import { HiringProcess } from '@/components/site/careers/process'
import { Values } from '@/components/site/careers/values'
import type { PositionFilter } from '@/lib/careers/list-address'
import { getHiringContact, listOpenPositions } from '@/lib/careers/queries'
import { getClaims } from '@/lib/landing/queries'

/** What both pages show: the list, all of it or narrowed, and why one would want to be on it. */
export async function Careers({ filter }: { filter: PositionFilter }) {
  const [positions, contact, claims] = await Promise.all([
    listOpenPositions(),
    getHiringContact(),
    getClaims(),
  ])
  return (
    <>
      <Hero openCount={positions.length} stats={[claims.teamMembers, claims.employeeRating]} />
      <Values />
      <Benefits />
      <OpenPositions positions={positions} filter={filter} />
      <HiringProcess contact={contact} />
      <Closing contact={contact} />
    </>
  )
}
