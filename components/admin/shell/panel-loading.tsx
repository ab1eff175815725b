import { Spinner } from '@/components/ui/spinner'

/** Shows a loading screen if checking the session takes noticeably long. */
export function PanelLoading() {
  return (
    <div
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 text-fg-soft"
    >
      <Spinner className="text-2xl text-accent" />
      <p>Loading admin panel...</p>
    </div>
  )
}
