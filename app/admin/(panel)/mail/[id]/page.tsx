import type { Metadata } from 'next'
import { BackLink } from '@/components/admin/back-link'
import { EmailFrame } from '@/components/admin/email-frame'
import { MailBadge } from '@/components/admin/mail-badge'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { RetryEmail } from '@/components/admin/retry-email'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatDateTime } from '@/lib/dates'
import { retryEmail } from '@/lib/outbox/actions'
import { getMail, type MailForReading } from '@/lib/outbox/admin-queries'
import { DismissEmail } from '../dismiss-email'
import { ERASED } from '../labels'

export const metadata: Metadata = { title: 'Email' }

export default async function MailPage({ params }: RecordProps) {
  const mail = await openRecord(params, getMail)
  const { status, toName, toEmail, lastError, attempts } = mail
  return (
    <>
      <BackLink href="/admin/mail" label="Back to email log" />
      <PageHeader
        title={mail.subject || ERASED}
        description={
          <>
            <MailBadge status={status} />{' '}
            {toEmail && (
              <>
                To {toName && `${toName}, `}
                <span className="wrap-anywhere">{toEmail}</span>.{' '}
              </>
            )}
            {describeTimes(mail)}
          </>
        }
        actions={
          status === 'failed' && (
            <>
              <DismissEmail id={mail.id} />
              <RetryEmail id={mail.id} retry={retryEmail} />
            </>
          )
        }
      />
      <div className="grid max-w-3xl gap-5">
        {status !== 'sent' && lastError && (
          <Notice tone={status === 'failed' ? 'danger' : 'warn'}>
            {attempts > 1 && `Tried ${attempts} times. `}
            <span className="wrap-anywhere">{lastError}</span>
          </Notice>
        )}
        {mail.campaignId && (
          <p className="text-sm">
            Part of a{' '}
            <Link
              className="font-semibold text-accent underline underline-offset-4"
              href={`/admin/campaigns/${mail.campaignId}`}
            >
              campaign
            </Link>
            .
          </p>
        )}
        <EmailBody mail={mail} />
      </div>
    </>
  )
}

function EmailBody({ mail: { html, isPersonal, toEmail } }: { mail: MailForReading }) {
  if (!toEmail) return <Notice tone="accent">The address and content of this email have been erased.</Notice>
  if (isPersonal)
    return (
      <Notice tone="accent">This email contains a personal link, so only its recipient can see it.</Notice>
    )
  if (html === null)
    return <Notice tone="warn">This version of the site can no longer display this email.</Notice>
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <EmailFrame html={html} title="The email as it arrives" />
    </div>
  )
}

function describeTimes({ createdAt, sentAt }: MailForReading) {
  const created = `Created ${formatDateTime(createdAt)}`
  return sentAt ? `${created}, sent ${formatDateTime(sentAt)}.` : `${created}.`
}
