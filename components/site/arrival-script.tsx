// By a link to a place on the page one arrives there at once. A glide down a long page would take seconds on a slow phone, and
// whatever opens meanwhile would end it half-way.
const script = `if(location.hash){
const{style}=document.documentElement
style.scrollBehavior='auto'
addEventListener('load',()=>setTimeout(()=>{style.scrollBehavior=''}))
}`

/** Switches smooth scrolling off until the page has loaded. */
export function ArrivalScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
