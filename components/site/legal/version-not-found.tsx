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
      <p>
        We never remove a version, so the link probably contains a typo. You’ll find every version in the
        list.
      </p>
    </StatusPage>
  )
}
