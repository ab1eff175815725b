// A link that cannot open its dialog leads to the page with the same. Safari does not focus a pressed link, and the dialog gives focus
// back to what had it. A press on the dialog itself is one on its backdrop, for browsers that do not know `closedby`.
const script = `document.addEventListener('click',(event)=>{
const {target,button,metaKey,ctrlKey,shiftKey,altKey}=event
if(target.matches('article>dialog'))return target.close()
const link=target.closest('a[data-details]')
const dialog=link?.closest('article').querySelector('dialog')
if(!dialog||button||metaKey||ctrlKey||shiftKey||altKey||event.defaultPrevented)return
event.preventDefault()
link.focus({preventScroll:true})
dialog.showModal()
})`

/** Stands once on a page with positions: it runs while the page is parsed, long before anything else does. */
export function DetailsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
