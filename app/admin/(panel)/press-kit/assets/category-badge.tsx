import { Megaphone, MonitorSmartphone, Shapes } from 'lucide-react'
import { type AssetCategory, assetCategoryNames } from '@/lib/press/schema'

export const categoryIcons = { logos: Shapes, screenshots: MonitorSmartphone, marketing: Megaphone }

/** Shows the icon and name of an asset's category. */
export function CategoryBadge({ category }: { category: AssetCategory }) {
  const Icon = categoryIcons[category]
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-2.5 py-0.5 text-on-accent-soft">
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {assetCategoryNames[category]}
    </span>
  )
}
