import { Eye, FileDown } from 'lucide-react'
import type { Route } from 'next'
import { DeleteButton } from '@/components/admin/delete-button'
import { iconButtonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { deleteApplication, restoreApplication } from '@/lib/applications/actions'
import type { ListedApplication } from '@/lib/applications/admin-queries'
import { adminMessages } from '@/lib/applications/schema'

interface RowActionsProps {
  application: ListedApplication
  /** The address of its page. */
  href: string
}

/** View, open the resume, delete. */
export function RowActions({ application: { id, applicantName, hasResume }, href }: RowActionsProps) {
  return (
    <div className="flex justify-end md:[&>:not(dialog)]:max-h-9 md:[&>:not(dialog)]:max-w-9">
      {hasResume && (
        <a
          href={`/api/admin/applications/${id}/resume`}
          aria-label={`Resume of ${applicantName}`}
          title="Open the resume"
          className={iconButtonClass}
        >
          <FileDown />
        </a>
      )}
      <Link
        href={href as Route}
        aria-label={`View ${applicantName}`}
        title={`View ${applicantName}`}
        className={iconButtonClass}
      >
        <Eye />
      </Link>
      <DeleteButton
        noun="Application"
        question={adminMessages.confirmDelete}
        name={applicantName}
        input={{ id }}
        remove={deleteApplication}
        restore={restoreApplication}
      />
    </div>
  )
}
