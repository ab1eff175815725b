// What makes a slow phone wait is the layout of a long page in one go. The style sheet leaves out the sections that are not
// near the screen (content-visibility), which is right until somebody jumps: a section that never had a layout has a guessed
// height, and every link to a later one leads beside it. So each gets one, section by section, while the phone has nothing
// better to do. Whoever comes to a section, comes back or follows a link before that gets all of them at once.
const script = `(()=>{
const sheet=new CSSStyleSheet()
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]
const count=document.querySelectorAll('main>section').length
let shown=1
const show=(most)=>{shown=most;sheet.replaceSync('main>section:nth-of-type(-n+'+most+'){content-visibility:visible}')}
const all=()=>show(count)
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')return all()
const idle=window.requestIdleCallback??((run)=>setTimeout(run,50))
const next=()=>idle(()=>{
if(shown<count){show(shown+1);requestAnimationFrame(next)}
})
addEventListener('load',next)
addEventListener('hashchange',()=>{
if(shown===count)return
all()
document.querySelector(':target')?.scrollIntoView()
})
document.addEventListener('click',({target})=>{if(target.closest('a[href*="#"]'))all()},true)
})()`

/** Stands once on a page, after its last section, and runs while the page is parsed. */
export function FarSectionsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
