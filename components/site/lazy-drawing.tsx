import type { ReactNode } from 'react'
import { Island } from '@/components/ui/island'
import { renderLazyDrawings } from './lazy-drawing-island'

/**
 * Shows a drawing that is neither styled nor laid out until its section is about to scroll into view, which matters on
 * slow phones. Browsers that run scripts treat the content of `noscript` as text, and `LazyDrawingScript` turns it
 * into elements in time. Other browsers show the drawing immediately. The container must reserve the size of the
 * drawing.
 */
export async function LazyDrawing({ children }: { children: ReactNode }) {
  // Passed as a string, the drawing costs React no work in the browser. (Server components cannot import
  // react-dom/server statically.)
  const { renderToStaticMarkup } = await import('react-dom/server')
  return (
    <>
      <noscript
        className="hidden noscript:contents"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }}
      />
      <div
        data-lazy-drawing=""
        className="contents"
        // The drawing may have been inserted before React starts, so React leaves this element alone.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  )
}

/** Inserts the drawings. Include it once per page, after the last section: it runs during parsing, long before other scripts. */
export const LazyDrawingScript = () => <Island run={renderLazyDrawings} args={[]} />
