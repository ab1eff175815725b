import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { RefusalText } from './refusal-text'

/** Shows a message above a form's fields and scrolls to it, unless an invalid field has focus. */
export function FormNotice({ message }: { message: string }) {
  const notice = useRef<HTMLDivElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    // Effects also run when the router shows this page again.
    if (isNew.current && !document.activeElement?.matches('[aria-invalid=true]'))
      notice.current?.scrollIntoView({ block: 'nearest' })
    isNew.current = false
  }, [])
  return (
    <div ref={notice} className="scroll-my-24">
      <Notice>
        <RefusalText message={message} />
      </Notice>
    </div>
  )
}
