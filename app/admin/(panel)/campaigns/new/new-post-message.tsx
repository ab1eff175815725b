import type { Route } from 'next'
import type { ReactNode } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { countAudience, type PostToSend } from '@/lib/campaigns/admin-queries'
import { formatCountOf } from '@/lib/count'
import { formatDateTime } from '@/lib/dates'
import { shorten } from '@/lib/shorten'
import { AudienceSummary } from './audience-summary'
import { ComposeForm } from './compose-form'

interface NewPostMessageProps {
  post: PostToSend
  testEmail: string
}

/** Announces a post to the subscribers to its topic. A post can be announced only once. */
export async function NewPostMessage({ post, testEmail }: NewPostMessageProps) {
  if (post.campaign)
    return (
      <CannotSend
        post={post}
        title="This post has already been sent"
        action={
          <ButtonLink href={`/admin/campaigns/${post.campaign.id}` as Route}>See the results</ButtonLink>
        }
      >
        {`${describeCampaign(post.campaign)} A post can be sent only once.`}
      </CannotSend>
    )
  if (!post.isLive)
    return (
      <CannotSend post={post} title="This post isn’t public">
        Publish it first: the message links to it
      </CannotSend>
    )
  const audience = { kind: 'newsletter' as const, postId: post.id }
  const counts = await countAudience(audience)
  if (counts.recipients === 0)
    return (
      <CannotSend post={post} title="No one would get this email">
        {counts.leftOut > 0
          ? 'Every subscriber to this topic has an address that bounced or is suppressed'
          : `No one is subscribed to posts on ${post.category}`}
      </CannotSend>
    )
  return (
    <>
      <PageHeader
        title="Send a post"
        description={
          <AudienceSummary
            {...counts}
            audience={`who subscribed and ${counts.recipients === 1 ? 'wants' : 'want'} posts on ${post.category}`}
          />
        }
        actions={<BackToPost id={post.id} />}
      />
      <ComposeForm
        audience={audience}
        recipients={counts.recipients}
        postVersion={post.version}
        testEmail={testEmail}
        start={{ subject: post.title, preview: shorten(post.excerpt, 150), body: 'A new article is out.' }}
      />
    </>
  )
}

/** Describes the campaign, but not how many subscribers got the post, because some emails may be waiting or have failed. */
function describeCampaign({ status, startedAt, recipientCount }: NonNullable<PostToSend['campaign']>) {
  const recipients = formatCountOf(recipientCount, 'subscriber')
  const start = `A campaign to ${recipients} started on ${formatDateTime(startedAt)}`
  return status === 'cancelled' ? `${start} and was stopped before everyone got the post.` : `${start}.`
}

interface CannotSendProps {
  post: PostToSend
  title: string
  children: string
  action?: ReactNode
}

function CannotSend({ post, title, children, action }: CannotSendProps) {
  return (
    <>
      <PageHeader title="Send a post" description={post.title} />
      <EmptyState title={title} action={action ?? <BackToPost id={post.id} />}>
        {children}
      </EmptyState>
    </>
  )
}

function BackToPost({ id }: { id: string }) {
  return (
    <ButtonLink href={`/admin/blog/${id}` as Route} size="sm" variant="secondary">
      Back to the post
    </ButtonLink>
  )
}
