import { DeleteButton } from '@/components/admin/delete-button'
import { StatusSelect } from '@/components/admin/status-select'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { changeApplicationStatus, deleteApplication, restoreApplication } from '@/lib/applications/actions'
import type { ApplicationDetails } from '@/lib/applications/admin-queries'
import { adminMessages } from '@/lib/applications/schema'
import { formatLongDate } from '@/lib/dates'
import { statusLabels } from '../labels'
import { EraseButton } from './erase-button'
import { ResumeLink } from './resume-link'

/** Shows an application's status and resume, and the buttons to delete it. */
export function DetailsPanel({ application }: { application: ApplicationDetails }) {
  const { id, applicantName, status, decidedAt, deletedAt, resume, position, positionTitle } = application
  return (
    <>
      <Card className="grid content-start gap-4 p-5">
        <div>
          <h2 className="mb-1.5 text-sm font-semibold">Status</h2>
          {deletedAt ? (
            <p>{statusLabels[status]}</p>
          ) : (
            <StatusSelect
              id={id}
              name={applicantName}
              status={status}
              labels={statusLabels}
              change={changeApplicationStatus}
            />
          )}
          {decidedAt && <p className="mt-2 text-sm text-fg-soft">Decided on {formatLongDate(decidedAt)}</p>}
        </div>
        <div>
          <h2 className="mb-1.5 text-sm font-semibold">Position</h2>
          {position && !position.deletedAt ? (
            <Link
              href={`/admin/careers/${position.id}`}
              className="wrap-anywhere text-accent underline-offset-4 hover:underline"
            >
              {positionTitle}
            </Link>
          ) : (
            <p className="wrap-anywhere">{positionTitle}</p>
          )}
        </div>
      </Card>
      <Card className="grid content-start gap-4 p-5">
        <div>
          <h2 className="mb-1.5 text-sm font-semibold">Resume</h2>
          {resume ? (
            <ResumeLink id={id} fileName={resume.fileName} size={resume.size} />
          ) : (
            <p className="text-fg-soft">None attached</p>
          )}
        </div>
        <div className="-mb-2 border-t border-line pt-2">
          <div className="-ml-3 grid justify-items-start">
            {!deletedAt && (
              <DeleteButton
                recordLabel="Application"
                text="Move to Trash"
                question={adminMessages.confirmDelete}
                name={applicantName}
                input={{ id }}
                remove={deleteApplication}
                restore={restoreApplication}
              />
            )}
            <EraseButton id={id} name={applicantName} />
          </div>
        </div>
      </Card>
    </>
  )
}
