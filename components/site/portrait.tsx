import { classNames } from '@/components/ui/class-names'
import { seededRandom } from '@/lib/seeded-random'

const looks = [
  { ground: 'fill-mint-deep', figure: 'fill-brand', text: 'fill-brand-deep', plate: 'fill-mint' },
  { ground: 'fill-marigold', figure: 'fill-brand', text: 'fill-brand-deep', plate: 'fill-white' },
  { ground: 'fill-brand', figure: 'fill-mint-deep', text: 'fill-white', plate: 'fill-brand-deep' },
  { ground: 'fill-marigold-soft', figure: 'fill-marigold', text: 'fill-marigold-deep', plate: 'fill-white' },
] as const

const SIZE = 4
const CELL = 80 / SIZE
const shapes = [
  (x: number, y: number) => `M${x} ${y}h20v20z`,
  (x: number, y: number) => `M${x} ${y}v20h20z`,
  (x: number, y: number) => `M${x} ${y}a20 20 0 0 1 20 20h-20z`,
  (x: number, y: number) => `M${x + 20} ${y}a20 20 0 0 0-20 20h20z`,
  (x: number, y: number) => `M${x} ${y}h20v10h-20z`,
] as const

/**
 * Shows a portrait for a person without a photo: their initials on a unique woven pattern. Decorative, because the
 * name is next to it.
 */
export function Portrait({ name, className }: { name: string; className?: string }) {
  const next = seededRandom(name)
  const look = looks[next(looks.length)] ?? looks[0]
  const pattern = Array.from({ length: SIZE * SIZE }, (_, index) => {
    const shape = shapes[next(shapes.length)] ?? shapes[0]
    return shape((index % SIZE) * CELL, Math.floor(index / SIZE) * CELL)
  })
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" className={classNames('block rounded-md', className)}>
      <path d="M0 0h80v80H0z" className={look.ground} />
      <path d={pattern.join('')} className={look.figure} />
      <circle cx="40" cy="40" r="23" className={look.plate} />
      <text
        x="40"
        y="48"
        textAnchor="middle"
        fontSize="22"
        fontWeight="700"
        className={classNames('font-display', look.text)}
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** Returns the initials of the first and last name. Dots below letters are kept: "Ṣọlá Adéyẹmí" becomes "ṢA". */
function initialsOf(name: string) {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...new Intl.Segmenter('en').segment(word ?? '')][0]?.segment.toUpperCase())
    .join('')
}
