import { Megaphone, MonitorSmartphone, Shapes } from 'lucide-react'
import { type AssetCategory, assetCategoryNames } from '@/lib/press/schema'

export const categoryIcons = { logos: Shapes, screenshots: MonitorSmartphone, marketing: Megaphone }

/** The category of an asset, by its icon and its name. */
export function CategoryMark({ category }: { category: AssetCategory }) {
  const Icon = categoryIcons[category]
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-2.5 py-0.5 text-on-accent-soft">
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {assetCategoryNames[category]}
    </span>
  )
}
