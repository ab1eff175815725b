import { ExternalLink } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LastChange } from '@/components/admin/last-change'
import { PageHeader } from '@/components/admin/page-header'
import { buttonClass } from '@/components/ui/button'
import { getPositionForEdit } from '@/lib/careers/admin-queries'
import { recordId } from '@/lib/platform/fields'
import { PositionForm } from '../position-form'

export const metadata: Metadata = { title: 'Position · Careers' }

interface Props {
  params: Promise<{ id: string }>
}

export default async function PositionPage({ params }: Props) {
  const id = recordId.safeParse((await params).id)
  const found = id.success ? await getPositionForEdit(id.data) : null
  if (!found) notFound()
  const { values, slug, lastChange } = found
  return (
    <>
      <PageHeader
        title="Edit position"
        description={<LastChange change={lastChange} />}
        actions={
          values.status === 'active' && (
            <a
              href={`/careers/${slug}`}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'secondary' })}
            >
              <ExternalLink />
              View on the site
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )
        }
      />
      <PositionForm key={`${values.id} ${values.version}`} values={values} />
    </>
  )
}
