import { useDeferredValue } from 'react'
import { LegalProse } from '@/components/site/legal/legal-prose'
import { SectionIcon } from '@/components/site/legal/section-icon'
import type { LegalKind } from '@/lib/legal/legal-version'
import { PreviewFrame } from './preview-frame'

interface SectionPreviewProps {
  kind: LegalKind
  title: string
  content: string
}

/** Previews a section with unsaved changes as readers will see it. */
export function SectionPreview({ kind, title, content }: SectionPreviewProps) {
  const shown = useDeferredValue(content)
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-1.5">
      <p className="text-sm font-semibold">Preview</p>
      <PreviewFrame
        label="Preview of the section"
        className="min-h-48 grow basis-0 px-5 py-5 max-lg:basis-auto"
      >
        {title.trim() || shown.trim() ? (
          <>
            <div className="mb-4 flex items-start gap-4">
              {kind === 'terms' && <SectionIcon title={title} />}
              <h3 className="min-w-0 font-display text-xl font-bold wrap-anywhere">{title}</h3>
            </div>
            <LegalProse text={shown} headingLevel={4} />
          </>
        ) : (
          <p className="text-sm text-fg-soft">Your text appears here as readers will see it.</p>
        )}
      </PreviewFrame>
    </div>
  )
}
