import { HISTORY_MOVE } from './history-move'

const script = `addEventListener('popstate',(e)=>{
if(!dispatchEvent(new Event('${HISTORY_MOVE}',{cancelable:true})))e.stopImmediatePropagation()})`

/**
 * Lets `LeaveDialog` hear of Back and Forward before the router does. The window calls its listeners in the order in which they
 * came, so this one has to come while the page is still parsed.
 */
export function LeaveGuardScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
