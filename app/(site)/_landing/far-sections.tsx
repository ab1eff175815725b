import styles from './far-sections.module.css'

// What makes a slow phone wait is the layout of a long page in one go. The style sheet leaves out the sections that are not
// near the screen (content-visibility), which is right until someone jumps: a section that never had a layout has a guessed
// height, and every link to a later one leads beside it. So each gets one, section by section, while the phone has nothing
// better to do. Anyone who comes to a section, comes back or follows a link before that gets all of them at once.
const script = `(()=>{
if(!CSS.supports('content-visibility','auto'))return
const sheet=new CSSStyleSheet()
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]
const sections='.${styles.before}~section'
const show=(which)=>sheet.replaceSync(sections+':nth-of-type('+which+'){content-visibility:visible}')
let isAll=false
const all=()=>{isAll=true;show('n')}
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')return all()
const idle=window.requestIdleCallback??((run)=>setTimeout(run,50))
const next=(index)=>idle(()=>{
if(isAll)return
if(index>document.querySelectorAll(sections).length)return all()
show('-n+'+index)
requestAnimationFrame(()=>next(index+1))
})
addEventListener('load',()=>next(2))
addEventListener('hashchange',()=>{
if(isAll)return
all()
document.querySelector(':target')?.scrollIntoView()
})
document.addEventListener('click',({target})=>{if(target.closest('a[href*="#"]'))all()},true)
})()`

/** Stands before the sections of a long page. */
export function FarSections() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script className={styles.before} dangerouslySetInnerHTML={{ __html: script }} />
}
