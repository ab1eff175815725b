import { seededRandom } from '@/lib/seeded-random'

/** The drawing for an article: a payout timeline. Its shape depends on the category, its details on the title. */
export interface CoverArt {
  /** The color scheme. Each scheme has three colors. */
  look: 'brand' | 'ink' | 'mint' | 'sand'
  bars: { x: number; y: number; width: number; height: number; isFaint?: boolean }[]
  drops: { x: number; y: number; radius: number; isEmpty?: boolean }[]
}

/** The drawing is cropped to fit its box, so the important parts are near the middle. */
export const coverSize = { width: 1200, height: 675, ground: 510 }

type Draw = (next: (limit: number) => number) => Omit<CoverArt, 'look'>

const { width, ground } = coverSize

const columns = (count: number, heightOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const height = heightOf(index)
    return { x: (index * width) / count, y: ground - height, width: width / count, height }
  })

const dropsAt = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => ({ x: ((index + 0.5) * width) / count, y: ground, radius }))

/** An amount that is nearly gone after the first steps, in front of the even steps in which it could have been spent. */
const psychology: Draw = (next) => {
  const steepness = 0.48 + next(3) * 0.05
  return {
    bars: [
      ...columns(8, (index) => 400 - index * 46).map((bar) => ({ ...bar, isFaint: true })),
      ...columns(8, (index) => 400 * steepness ** index),
    ],
    drops: dropsAt(8, 18).map((drop, index) => ({ ...drop, isEmpty: index > 2 })),
  }
}

/** Uneven months, each with the same payday below it. */
const planning: Draw = (next) => ({
  bars: columns(12, () => 50 + next(9) * 40).map((bar) => ({ ...bar, x: bar.x + 14, width: bar.width - 28 })),
  drops: dropsAt(12, 22),
})

/** Rising steps, some flatter at first and some at the end, so that two such articles in one list look different. */
const savings: Draw = (next) => {
  const count = 5 + next(8)
  const bend = 0.6 + next(5) * 0.3
  const rise = (index: number) => 40 + 350 * (index / (count - 1)) ** bend
  return {
    bars: columns(count, rise),
    drops: Array.from({ length: count }, (_, index) => ({
      x: ((index + 0.5) * width) / count,
      y: ground - rise(index) - 34,
      radius: index === count - 1 ? 34 : 14,
    })),
  }
}

/** A grid of days, some of which are paydays. */
const technology: Draw = (next) => ({
  bars: Array.from({ length: 40 }, (_, index) => ({
    x: 160 + (index % 10) * 90,
    y: 80 + Math.floor(index / 10) * 90,
    width: 66,
    height: 66,
    isFaint: true,
  })),
  drops: Array.from({ length: 40 }, (_, index) => ({
    x: 193 + (index % 10) * 90,
    y: 113 + Math.floor(index / 10) * 90,
    radius: 22,
  })).filter(() => next(5) === 0),
})

/** Payments of varying size and timing, above a row of even payments. */
const freelancing: Draw = (next) => ({
  bars: [],
  drops: [
    ...Array.from({ length: 9 }, (_, index) => ({
      x: 90 + index * 128,
      y: 120 + next(5) * 60,
      radius: 18 + next(6) * 13,
      isEmpty: next(3) === 0,
    })),
    ...dropsAt(9, 18),
  ],
})

/** One amount split into parts. */
const budgeting: Draw = (next) => {
  const shares = Array.from({ length: 5 }, () => 2 + next(5))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let x = 100
  const bars = shares.map((share, index) => {
    const part = { x, y: 130, width: (share / whole) * 1000 - 16, height: 280, isFaint: index % 2 === 1 }
    x += (share / whole) * 1000
    return part
  })
  return { bars, drops: bars.map((bar) => ({ x: bar.x + bar.width / 2, y: ground, radius: 20 })) }
}

const drawings: Record<string, { look: CoverArt['look']; draw: Draw }> = {
  Psychology: { look: 'brand', draw: psychology },
  'Financial Planning': { look: 'sand', draw: planning },
  Savings: { look: 'mint', draw: savings },
  Technology: { look: 'ink', draw: technology },
  Freelancing: { look: 'ink', draw: freelancing },
  Budgeting: { look: 'brand', draw: budgeting },
}

const fallback = { look: 'mint', draw: savings } as const

/** Returns the drawing for an article. The same title always gets the same drawing. */
export function coverArt(category: string, title: string): CoverArt {
  const { look, draw } = drawings[category] ?? fallback
  return { look, ...draw(seededRandom(title)) }
}
