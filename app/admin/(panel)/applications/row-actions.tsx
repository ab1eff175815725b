import { DeleteButton } from '@/components/admin/delete-button'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { iconButtonClass } from '@/components/ui/button'
import { deleteApplication, restoreApplication } from '@/lib/applications/actions'
import type { ListedApplication } from '@/lib/applications/admin-queries'
import { adminMessages } from '@/lib/applications/schema'

interface RowActionsProps {
  application: ListedApplication
  /** The URL of the application's page. */
  href: string
}

/** Shows buttons to open the resume, and to view and delete the application. */
export function RowActions({ application: { id, applicantName, hasResume }, href }: RowActionsProps) {
  return (
    <div className="row-icons">
      {hasResume && (
        <a
          href={`/api/admin/applications/${id}/resume`}
          aria-label={`${applicantName}’s resume`}
          title="Open the resume"
          className={iconButtonClass}
        >
          <RowIcon name="file" />
        </a>
      )}
      <RowLink href={href} label={`View ${applicantName}`}>
        <RowIcon name="eye" />
      </RowLink>
      <DeleteButton
        recordLabel="Application"
        question={adminMessages.confirmDelete}
        name={applicantName}
        input={{ id }}
        remove={deleteApplication}
        restore={restoreApplication}
      />
    </div>
  )
}
