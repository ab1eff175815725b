import {
  Body,
  Column,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'

// Email clients support neither OKLCH nor custom properties, so these are the site's tokens in hexadecimal.
const ink = '#12211b'
const quiet = '#51625a'
const paper = '#faf8f3'
const brand = '#0d4a34'
const marigold = '#fdb833'
const steps = [30, 24, 18, 12, 6]
const sans = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const emailLink = { color: brand, fontWeight: 700, textDecoration: 'underline' }
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
      {/* Email clients that darken emails by themselves keep some colours and change others. */}
      <Head>
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
      </Head>
      <Preview>{props.preview}</Preview>
      <Body style={{ backgroundColor: paper, fontFamily: sans, margin: 0, padding: '24px 12px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <Masthead />
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

/** The name, and the staircase of payouts. Drawn in table cells, because many people never load an email’s pictures. */
function Masthead() {
  return (
    <Row style={{ marginBottom: '16px' }}>
      <Column>
        <Link
          href={env.APP_URL}
          style={{ color: brand, fontSize: '18px', fontWeight: 700, textDecoration: 'none' }}
        >
          {site.name}
        </Link>
      </Column>
      {steps.map((height) => (
        <Column key={height} style={{ lineHeight: 0, verticalAlign: 'bottom', width: '16px' }}>
          <div style={{ backgroundColor: brand, height: `${height}px` }} />
        </Column>
      ))}
      <Column style={{ lineHeight: 0, paddingLeft: '6px', verticalAlign: 'bottom', width: '16px' }}>
        <div style={{ backgroundColor: marigold, borderRadius: '5px', height: '10px', width: '10px' }} />
      </Column>
    </Row>
  )
}
