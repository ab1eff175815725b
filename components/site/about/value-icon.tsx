import { classNames } from '@/components/ui/class-names'
import type { ValueIcon as Name } from '@/lib/about/schema'

/** Drawn on a 24 px grid: a two-tone shape with lines on top. */
const drawings: Record<Name, { shape: string; lines: string }> = {
  shield: {
    shape: 'M12 3 20 6v6c0 4.500-3.200 7.700-8 9-4.800-1.300-8-4.500-8-9V6z',
    lines: 'm8.500 12 2.500 2.500 4.500-5',
  },
  heart: {
    shape:
      'M12 20.500C6.500 16.500 3 13 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 4.200-3.500 7.700-9 11.700z',
    lines: 'M6.500 9a1.800 1.800 0 0 1 1.800-1.800',
  },
  lightbulb: {
    shape: 'M9 17c0-2-3.500-3.500-3.500-7.500a6.500 6.500 0 0 1 13 0C18.500 13.500 15 15 15 17z',
    lines: 'M9.500 20.500h5M12 17v-5m-2-1.500 2 1.500 2-1.500',
  },
  globe: {
    shape: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    lines: 'M3.500 9.500h17M3.500 14.500h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  },
  target: {
    shape: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    lines: 'M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M12 12h.01',
  },
  users: {
    shape: 'M3 20c0-4 2.500-6 6-6s6 2 6 6zM9 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
    lines: 'M15.500 4.500a3.500 3.500 0 0 1 0 6M17 14.500c2.500.600 4 2.500 4 5.500',
  },
  award: {
    shape: 'M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
    lines: 'm8.500 14-1.500 7 5-2.500 5 2.500-1.500-7M12 7.500v3',
  },
  zap: { shape: 'M13 2.500 4.500 13.500H11L10 21.500l9-11.500h-6.500z', lines: '' },
}

interface ValueIconProps {
  icon: Name
  className: string
  shapeClass: string
  linesClass: string
}

/** Renders the icon of a core value. Decorative, because the title says the same. */
export function ValueIcon({ icon, className, shapeClass, linesClass }: ValueIconProps) {
  const { shape, lines } = drawings[icon]
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-icon={icon}
      className={classNames('shrink-0', className)}
    >
      <path d={shape} className={shapeClass} />
      <path d={lines} fill="none" className={linesClass} />
    </svg>
  )
}
