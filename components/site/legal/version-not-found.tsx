import { StatusPage } from '@/components/site/status-page'
import { buttonClass } from '@/components/ui/button'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'

/** Explains that a version does not exist. */
export function VersionNotFound({ kind }: { kind: LegalKind }) {
  const { title, path } = legalDocuments[kind]
  return (
    <StatusPage
      title="Version not found"
      picture="missing"
      actions={
        <>
          <a href={`${path}/history`} className={buttonClass()}>
            See all versions
          </a>
          <a href={path} className={buttonClass({ variant: 'secondary' })}>
            Go to the {title}
          </a>
        </>
      }
    >
      <p>The link may contain a typo: we never remove a version. You’ll find all of them in the list.</p>
    </StatusPage>
  )
}
