import { ValueIcon } from '@/components/site/about/value-icon'
import type { ValueIcon as Name } from '@/lib/about/schema'

/** Shows the icon of a core value in the panel's light and dark colors. */
export function PanelValueIcon({ icon, className }: { icon: Name; className: string }) {
  return (
    <ValueIcon
      icon={icon}
      className={`stroke-accent ${className}`}
      shapeClass="fill-accent-soft"
      linesClass=""
    />
  )
}
