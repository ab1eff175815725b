import { ProgressBar } from '@/components/ui/progress-bar'
import type { UploadState } from './use-press-upload'

/** Shows the progress of an upload. */
export function UploadStatus({ id, state }: { id: string; state: UploadState }) {
  return (
    <div id={id} role="status" className="basis-full text-sm empty:hidden">
      {state.name === 'uploading' && (
        <p className="grid gap-1.5">
          <span className="truncate">
            {state.fraction < 1 ? `Uploading ${state.file}` : `Checking ${state.file}`}
          </span>
          <ProgressBar
            aria-label={`Uploading ${state.file}`}
            className="h-1.5 w-full"
            max={1}
            value={state.fraction}
          />
        </p>
      )}
      {state.name === 'success' && <p className="font-medium text-accent">Uploaded successfully</p>}
      {state.name === 'error' && <p className="font-medium text-danger">{state.message}</p>}
    </div>
  )
}
