'use client'

import { FileArchive, FileText, Image, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { AssetCategory } from '@/lib/press/schema'
import { categoryIcons } from './category-mark'

const typeIcons: Record<string, LucideIcon> = { 'application/pdf': FileText, 'application/zip': FileArchive }

interface FilePictureProps {
  /** The path of its preview; null: an icon is shown instead. */
  path: string | null
  category?: AssetCategory
  contentType: string
  className?: string
}

/** Shows a file's preview, or an icon of its kind. The grey lets both dark and light drawings without a background be seen. */
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
        // biome-ignore lint/performance/noImgElement: it was made small when it was uploaded
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
