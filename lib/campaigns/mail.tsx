import { Button, Hr, Link, Text } from '@react-email/components'
import { z } from 'zod'
import { LetterLayout, letterButton, letterHeading, letterText } from '@/lib/mail/layout'
import { letter } from '@/lib/mail/template'
import { preferencesUrl, unsubscribeUrl as stopNewsletterUrl } from '@/lib/newsletter/tokens'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { unsubscribeUrl } from '@/lib/waitlist/unsubscribe-token'

const message = { subject: z.string(), preview: z.string(), body: z.string() }
const postShown = z.object({ title: z.string(), excerpt: z.string(), slug: z.string() })

function MessageBody({ body }: { body: string }) {
  return body.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
    <Text key={index} style={{ ...letterText, whiteSpace: 'pre-line' }}>
      {paragraph}
    </Text>
  ))
}

function PostShown({ post: { title, excerpt, slug } }: { post: z.output<typeof postShown> }) {
  const url = `${env.APP_URL}/blog/${slug}`
  return (
    <>
      <Hr style={{ borderColor: '#e2e5dd', margin: '8px 0 24px' }} />
      <Text style={letterHeading}>
        <Link href={url} style={{ color: 'inherit', textDecoration: 'none' }}>
          {title}
        </Link>
      </Text>
      <Text style={letterText}>{excerpt}</Text>
      <Text style={letterText}>
        <Button href={url} style={letterButton}>
          Read the article
        </Button>
      </Text>
    </>
  )
}

/** A message of staff to one waitlist entry. */
const waitlistMessage = letter({
  isBulk: true,
  schema: z.object({ ...message, name: z.string(), entryId: z.uuid() }),
  compose: ({ subject, preview, body, name, entryId }) => ({
    subject,
    unsubscribeUrl: unsubscribeUrl(entryId),
    body: (
      <LetterLayout
        preview={preview || subject}
        reason={`You’re receiving this email because you joined the ${site.name} waitlist.`}
        unsubscribeUrl={unsubscribeUrl(entryId)}
      >
        <Text style={letterText}>Hello {name},</Text>
        <MessageBody body={body} />
      </LetterLayout>
    ),
  }),
})

/** Tells one subscriber of a new article. */
const newsletterPost = letter({
  isBulk: true,
  schema: z.object({ ...message, post: postShown, subscriberId: z.uuid() }),
  compose: ({ subject, preview, body, post, subscriberId }) => ({
    subject,
    unsubscribeUrl: stopNewsletterUrl(subscriberId),
    body: (
      <LetterLayout
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
        unsubscribeUrl={stopNewsletterUrl(subscriberId)}
      >
        <MessageBody body={body} />
        <PostShown post={post} />
      </LetterLayout>
    ),
  }),
})

/** The same message sent to its author to look at: nobody can be unsubscribed by it. */
const test = letter({
  schema: z.object({ ...message, name: z.string(), post: postShown.nullish() }),
  compose: ({ subject, preview, body, name, post }) => ({
    subject: `[Test] ${subject}`,
    body: (
      <LetterLayout
        preview={preview || post?.excerpt || subject}
        reason={`A test message from the ${site.name} back office.`}
      >
        {!post && <Text style={letterText}>Hello {name},</Text>}
        <MessageBody body={body} />
        {post && <PostShown post={post} />}
      </LetterLayout>
    ),
  }),
})

export const campaignLetters = {
  'waitlist-message': waitlistMessage,
  'newsletter-post': newsletterPost,
  'campaign-test': test,
}
