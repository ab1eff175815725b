import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'

/** Shows a message above a form's fields and scrolls to it, unless an invalid field has focus and is in view. */
export function FormNotice({ message }: { message: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!document.activeElement?.matches('[aria-invalid=true]'))
      notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className="scroll-my-24">
      <Notice>{message}</Notice>
    </div>
  )
}
