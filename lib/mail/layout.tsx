import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'

// Mail programs support neither OKLCH nor custom properties, so these are the site's tokens in hexadecimal.
const ink = '#12211b'
const quiet = '#51625a'
const paper = '#faf8f3'
const brand = '#0d4a34'
const sans = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const emailText = { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }
export const emailButton = {
  backgroundColor: brand,
  borderRadius: '12px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 700,
  padding: '12px 20px',
  textDecoration: 'none',
}
export const emailHeading = { ...emailText, fontSize: '24px', lineHeight: '32px', fontWeight: 700 }

/** The frame of every email: product name, content, why the person gets it and how to unsubscribe. */
export function EmailLayout(props: {
  preview: string
  children: ReactNode
  /** Why the person gets this email. */
  reason: ReactNode
  unsubscribeUrl?: string
}) {
  return (
    <Html lang={site.locale}>
      <Head />
      <Preview>{props.preview}</Preview>
      <Body style={{ backgroundColor: paper, fontFamily: sans, margin: 0, padding: '24px 12px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <Text style={{ ...emailText, color: brand, fontWeight: 700 }}>
            <Link href={env.APP_URL} style={{ color: brand, textDecoration: 'none' }}>
              {site.name}
            </Link>
          </Text>
          <Section
            style={{
              backgroundColor: '#ffffff',
              border: '1px solid #e2e5dd',
              borderRadius: '16px',
              padding: '32px 28px 16px',
            }}
          >
            {props.children}
          </Section>
          <Hr style={{ borderColor: '#e2e5dd', margin: '24px 0 16px' }} />
          <Text style={{ color: quiet, fontSize: '13px', lineHeight: '20px', margin: 0 }}>
            {props.reason}
            {props.unsubscribeUrl ? (
              <>
                {' '}
                <Link href={props.unsubscribeUrl} style={{ color: quiet, textDecoration: 'underline' }}>
                  Unsubscribe
                </Link>
                .
              </>
            ) : null}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
