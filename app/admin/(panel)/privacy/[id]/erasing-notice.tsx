import { RefreshWhile } from '@/components/admin/refresh-while'
import { Notice } from '@/components/ui/notice'

/** Says that data is being erased, and refreshes the screen until it is. */
export function ErasingNotice() {
  return (
    <>
      <RefreshWhile isRunning />
      <Notice tone="warn">
        All data held for this address is being erased. We retry until it succeeds; you can leave this page.
      </Notice>
    </>
  )
}
