import { PAGE_READY } from './page-ready'

// React must not see what is held: it would answer now, and again to the replay.
const script = `{const held=new Map(),done=new AbortController(),options={capture:true,signal:done.signal}
const hold=(event,element,again)=>{event.preventDefault();event.stopImmediatePropagation();held.set(element,again)}
addEventListener('click',(event)=>{
const button=event.target.closest('button[type=button]:not([popovertarget])')
if(button)hold(event,button,()=>button.click())},options)
addEventListener('change',(event)=>{const{target}=event
if(target.localName==='select'&&!target.form)hold(event,target,()=>target.dispatchEvent(new Event('change',{bubbles:true})))},options)
addEventListener('${PAGE_READY}',()=>{done.abort();for(const again of held.values())again()},options)}`

/**
 * Holds presses of buttons, and choices of lists outside forms, that come before the page's script, and repeats them once it
 * is there. Links, forms and popovers work without it.
 */
export function EarlyPressesScript({ nonce }: { nonce?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
