import type { ReactNode } from 'react'
import { Island } from '@/components/ui/island'
import { drawLate } from './late-drawing-island'

/**
 * A drawing that a slow phone neither styles nor lays out before its section comes near. A browser that runs scripts holds
 * what is in `noscript` as text, and `LateDrawingScript` makes elements of it in time; one that does not shows it at once.
 * Its place has to have its size without it.
 */
export async function LateDrawing({ children }: { children: ReactNode }) {
  // As one text the drawing is no work for React in the browser. (A static import of it is refused in server components.)
  const { renderToStaticMarkup } = await import('react-dom/server')
  return (
    <>
      <noscript
        className="hidden noscript:contents"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }}
      />
      <div
        data-late-drawing=""
        className="contents"
        // What is here may have come before React: it is left alone.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  )
}

/** Stands once on a page, after its last section: it runs while the page is parsed, long before anything else does. */
export const LateDrawingScript = () => <Island run={drawLate} args={[]} />
