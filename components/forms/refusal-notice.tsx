import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { OUTDATED_BUT_KEPT } from './send-form'

/** What is wrong with a form as a whole; on a page of an old release with the way to the new one. */
export function RefusalNotice({ message, reload }: { message: string; reload: () => void }) {
  return (
    <Notice>
      {message}
      {message === OUTDATED_BUT_KEPT && (
        <Button size="sm" variant="secondary" className="mt-3 flex" onClick={reload}>
          Reload
        </Button>
      )}
    </Notice>
  )
}
