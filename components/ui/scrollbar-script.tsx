// A modal dialog takes the page's scrollbar away. Measured just before the first one opens, as later there is nothing to measure.
const script = `document.addEventListener('beforetoggle',({target,newState})=>{
if(newState!=='open'||target.localName!=='dialog'||document.querySelector('dialog:modal'))return
const {style,clientWidth}=document.documentElement
style.setProperty('--scrollbar-width',innerWidth-clientWidth+'px')
},true)`

/** Sets the scrollbar's width for the style sheet, so that the page keeps its width while a dialog is open. */
export function ScrollbarScript({ nonce }: { nonce?: string | undefined }) {
  // Browsers hide a nonce from the page, so what React finds differs from what it sent.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
