import { Hr, Link } from '@react-email/components'
import { z } from 'zod'
import { light } from '@/lib/mail/colors'
import { EmailButton, EmailHeading, EmailLayout, EmailText, Greeting, Paragraphs } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { unsubscribeUrl as newsletterUnsubscribeUrl, preferencesUrl } from '@/lib/newsletter/tokens'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { unsubscribeUrl } from '@/lib/waitlist/unsubscribe-token'

const message = { subject: z.string(), preview: z.string(), body: z.string() }
const postTeaser = z.object({ title: z.string(), excerpt: z.string(), slug: z.string() })

function PostTeaser({ post: { title, excerpt, slug } }: { post: z.output<typeof postTeaser> }) {
  const url = `${env.APP_URL}/blog/${slug}`
  return (
    <>
      <Hr style={{ borderColor: light.line, margin: '8px 0 24px' }} />
      <EmailHeading>
        <Link href={url} style={{ color: 'inherit', textDecoration: 'none' }}>
          {title}
        </Link>
      </EmailHeading>
      <EmailText>{excerpt}</EmailText>
      <EmailButton href={url}>Read the article</EmailButton>
    </>
  )
}

/** Sends a message from staff to one person on the waitlist. */
const waitlistMessage = emailTemplate({
  isBulk: true,
  isHandwritten: true,
  schema: z.object({ ...message, name: z.string(), entryId: z.uuid() }),
  compose: ({ subject, preview, body, name, entryId }) => ({
    subject,
    unsubscribeUrl: unsubscribeUrl(entryId),
    body: (
      <EmailLayout
        preview={preview || subject}
        reason={`You’re receiving this email because you joined the ${site.name} waitlist.`}
        unsubscribeUrl={unsubscribeUrl(entryId)}
      >
        <Greeting name={name} />
        <Paragraphs text={body} />
      </EmailLayout>
    ),
  }),
})

/** Sends a new article to one subscriber. */
const newsletterPost = emailTemplate({
  isBulk: true,
  isHandwritten: true,
  schema: z.object({ ...message, post: postTeaser, subscriberId: z.uuid() }),
  compose: ({ subject, preview, body, post, subscriberId }) => ({
    subject,
    unsubscribeUrl: newsletterUnsubscribeUrl(subscriberId),
    body: (
      <EmailLayout
        preview={preview || post.excerpt}
        reason={
          <>
            You’re receiving this email because you subscribed to new articles from {site.name}.{' '}
            <Link
              href={preferencesUrl(subscriberId)}
              style={{ color: 'inherit', textDecoration: 'underline' }}
            >
              Choose your topics
            </Link>
            .
          </>
        }
        unsubscribeUrl={newsletterUnsubscribeUrl(subscriberId)}
      >
        <Paragraphs text={body} />
        <PostTeaser post={post} />
      </EmailLayout>
    ),
  }),
})

/** Sends a test of a message, without an unsubscribe link. */
const test = emailTemplate({
  schema: z.object({ ...message, name: z.string(), post: postTeaser.nullish() }),
  compose: ({ subject, preview, body, name, post }) => ({
    subject: `[Test] ${subject}`,
    body: (
      <EmailLayout
        preview={preview || post?.excerpt || subject}
        reason={`This is a test email from ${site.name} Admin.`}
      >
        {!post && <Greeting name={name} />}
        <Paragraphs text={body} />
        {post && <PostTeaser post={post} />}
      </EmailLayout>
    ),
  }),
})

export const campaignTemplates = {
  'waitlist-message': waitlistMessage,
  'newsletter-post': newsletterPost,
  'campaign-test': test,
}
