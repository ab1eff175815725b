import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { OUTDATED_BUT_KEPT } from './failed-action'

/** Shows an error of the whole form. If the page is from an old release, a button loads the new release. */
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
