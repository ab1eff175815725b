import {
  Body,
  Button,
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
import { darkStyles, light } from './colors'
import { plausibleName } from './typed-text'

const steps = [30, 24, 18, 12, 6]
const sans = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const emailLink = { color: light.brand, fontWeight: 700, textDecoration: 'underline' }
export const emailText = {
  color: light.text,
  fontSize: '16px',
  lineHeight: '26px',
  margin: '0 0 16px',
  // Otherwise, a long pasted URL would make the email wider than a phone. Older email clients support only `wordBreak`.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const

export function EmailHeading({ children }: { children: ReactNode }) {
  return (
    <Text style={{ ...emailText, fontSize: '24px', lineHeight: '32px', fontWeight: 700 }}>{children}</Text>
  )
}

export function EmailText({ children }: { children: ReactNode }) {
  return <Text style={emailText}>{children}</Text>
}

/** Renders a link as a button, in a paragraph of its own. */
export function EmailButton({ href, children }: { href: string; children: string }) {
  return (
    <EmailText>
      <Button
        href={href}
        style={{
          backgroundColor: light.brand,
          borderRadius: '12px',
          color: light.onBrand,
          fontSize: '16px',
          fontWeight: 700,
          padding: '12px 20px',
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </EmailText>
  )
}

/** Renders the frame of every email: product name, content, the reason for receiving it, and how to unsubscribe. */
export function EmailLayout(props: {
  preview: string
  children: ReactNode
  /** The reason for receiving this email. */
  reason: ReactNode
  unsubscribeUrl?: string
}) {
  return (
    <Html lang={site.locale}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: light.page, fontFamily: sans, margin: 0, padding: '24px 12px' }}
      >
        <Container style={{ maxWidth: '560px' }}>
          <Masthead />
          <Section
            className="card"
            style={{
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
              borderRadius: '16px',
              padding: '32px 28px 16px',
            }}
          >
            {props.children}
          </Section>
          <Hr style={{ borderColor: light.line, margin: '24px 0 16px' }} />
          <Text style={{ color: light.muted, fontSize: '13px', lineHeight: '20px', margin: 0 }}>
            {props.reason}
            {props.unsubscribeUrl ? (
              <>
                {' '}
                <Link href={props.unsubscribeUrl} style={{ color: light.muted, textDecoration: 'underline' }}>
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

/** Renders the name, and the payout steps in table cells, because many people never load an email’s images. */
function Masthead() {
  return (
    <Row style={{ marginBottom: '16px' }}>
      <Column>
        <Link
          href={env.APP_URL}
          style={{ color: light.brand, fontSize: '18px', fontWeight: 700, textDecoration: 'none' }}
        >
          {site.name}
        </Link>
      </Column>
      {steps.map((height) => (
        <Column
          data-skip-in-text
          key={height}
          style={{ lineHeight: 0, verticalAlign: 'bottom', width: '16px' }}
        >
          <div style={{ backgroundColor: light.brand, height: `${height}px` }} />
        </Column>
      ))}
      <Column
        data-skip-in-text
        style={{ lineHeight: 0, paddingLeft: '6px', verticalAlign: 'bottom', width: '16px' }}
      >
        <div style={{ backgroundColor: light.drop, borderRadius: '5px', height: '10px', width: '10px' }} />
      </Column>
    </Row>
  )
}

/** Each element costs time whenever an email is rendered. */
const MAX_PARAGRAPHS = 200

/** Shows text that someone typed, with its line breaks. The last paragraph contains everything beyond the limit. */
export function Paragraphs({ text, color = light.text }: { text: string; color?: string }) {
  const paragraphs = text.split(/\n{2,}/)
  const last = paragraphs.splice(MAX_PARAGRAPHS - 1).join('\n\n')
  if (last) paragraphs.push(last)
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    <Text key={index} style={{ ...emailText, color, whiteSpace: 'pre-line' }}>
      {paragraph}
    </Text>
  ))
}

/** Greets by name, if the name looks like one. */
export function Greeting({ name }: { name: string }) {
  return <EmailText>{['Hello', plausibleName(name)].filter(Boolean).join(' ')},</EmailText>
}
