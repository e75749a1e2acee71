import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { carbon, gothic, ink, ink2, mono, paper, sheet } from './email-style.ts'

interface EmailFrameProps {
  /** The line that mail programs show beside the subject. */
  preview: string
  heading: string
  reference?: string
  /** The store for which we write to a shopper; otherwise it is ourselves. */
  store?: string
  /** Where a shopper ends emails about orders. */
  unsubscribeUrl?: string | undefined
  /** For devices, not people: what they fill codes in by must come last. */
  lastLine?: string
  children: ReactNode
}

/** The frame of every email: the brand, a heading, the text and a footer. */
export function EmailFrame({
  preview,
  heading,
  reference,
  store,
  unsubscribeUrl,
  lastLine,
  children,
}: EmailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ margin: 0, padding: '32px 12px', backgroundColor: paper, fontFamily: gothic, color: ink }}
      >
        <Container style={{ maxWidth: 600, backgroundColor: sheet, border: `1.5px solid ${ink}` }}>
          <Section style={{ borderBottom: `1.5px solid ${ink}`, padding: '16px 28px' }}>
            <Row>
              <Column>
                <Text style={{ margin: 0, fontSize: 22, fontWeight: 700, letterSpacing: '-0.045em' }}>
                  {store ?? brand.name}
                </Text>
              </Column>
              {reference && (
                <Column align="right">
                  <Text style={{ margin: 0, fontFamily: mono, fontSize: 14 }}>{reference}</Text>
                </Column>
              )}
            </Row>
          </Section>
          <Section style={{ padding: '28px 28px 20px' }}>
            <Heading
              as="h1"
              style={{
                margin: '0 0 20px',
                fontSize: 34,
                lineHeight: '1.02',
                letterSpacing: '-0.04em',
                fontWeight: 600,
                textWrap: 'balance',
              }}
            >
              {heading}
            </Heading>
            {children}
          </Section>
          <Section style={{ borderTop: `1.5px dashed ${ink}`, padding: '16px 28px' }}>
            {store && (
              <Text style={{ margin: '0 0 8px', fontSize: 13, lineHeight: '1.5', color: ink2 }}>
                {brand.name} sends this email for {store}. Questions about your order? Please ask {store}.
              </Text>
            )}
            {unsubscribeUrl && (
              <Text style={{ margin: '0 0 8px', fontSize: 13, lineHeight: '1.5', color: ink2 }}>
                <Link href={unsubscribeUrl} style={{ color: carbon }}>
                  Stop emails about your orders at {store}
                </Link>
              </Text>
            )}
            <Text style={{ margin: 0, fontSize: 13, lineHeight: '1.5', color: ink2 }}>
              © {brand.copyrightYear} {brand.name}. {brand.line}.
              {!store && (
                <>
                  {' '}
                  Questions? Write to{' '}
                  <Link href={`mailto:${brand.email}`} style={{ color: carbon }}>
                    {brand.email}
                  </Link>
                  .
                </>
              )}
            </Text>
            {lastLine && (
              <Text style={{ margin: '8px 0 0', fontFamily: mono, fontSize: 13, color: ink2 }}>
                {lastLine}
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
