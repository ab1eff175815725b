import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { OUTDATED_BUT_KEPT } from './send-form'

/** Shows an error of the form as a whole; on a page of an old release, with a button to load the new one. */
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
