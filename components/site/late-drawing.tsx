import type { ReactNode } from 'react'

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

const script = `(()=>{
const draw=(part)=>{for(const place of part.querySelectorAll('[data-late-drawing]:empty'))place.innerHTML=place.previousElementSibling.textContent}
const observer=new IntersectionObserver((entries)=>{for(const {isIntersecting,target} of entries)if(isIntersecting){observer.unobserve(target);draw(target)}},{rootMargin:'75% 0px'})
for(const place of document.querySelectorAll('[data-late-drawing]'))observer.observe(place.closest('section'))
addEventListener('beforeprint',()=>draw(document))
})()`

/** Stands once on a page, after its last section: it runs while the page is parsed, long before anything else does. */
export function LateDrawingScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
