'use client'

import { FileArchive, FileText, Image, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { AssetCategory } from '@/lib/press/schema'
import { categoryIcons } from './category-badge'

const typeIcons: Record<string, LucideIcon> = { 'application/pdf': FileText, 'application/zip': FileArchive }

interface FilePictureProps {
  /** The path of the preview. If null, an icon is shown instead. */
  path: string | null
  category?: AssetCategory
  contentType: string
  className?: string
}

/**
 * Shows a file's preview, or an icon for its type. The background is gray, so that both dark and light drawings with a
 * transparent background are visible.
 */
export function FilePicture({ path, category, contentType, className }: FilePictureProps) {
  const [broken, setBroken] = useState('')
  const Icon = typeIcons[contentType] ?? (category && categoryIcons[category]) ?? Image
  const isShown = path !== null && path !== broken
  return (
    <span
      className={classNames(
        'flex aspect-4/3 shrink-0 items-center justify-center overflow-hidden rounded-md p-2 text-fg-soft',
        isShown ? 'bg-neutral-400' : 'bg-sunken',
        className,
      )}
    >
      {isShown ? (
        // biome-ignore lint/performance/noImgElement: previews are small already
        <img
          src={path}
          alt=""
          loading="lazy"
          className="size-full object-contain"
          onError={() => setBroken(path)}
        />
      ) : (
        <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
      )}
    </span>
  )
}
