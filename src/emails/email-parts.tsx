import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import { carbon, ink, ink2, mono, sheet } from './email-style.ts'

/** What emails are put together from, inside their frame. */

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ margin: '0 0 16px', fontSize: 17, lineHeight: '1.5' }}>{children}</Text>
}

/** Google may have told us no first name. */
export function Greeting({ to }: { to: string }) {
  return <Paragraph>{to ? `Hi ${to},` : 'Hi,'}</Paragraph>
}

/** The one thing to do. Its address also stands in the text form, for those who copy it. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ padding: '4px 0 20px' }}>
      <Button
        href={href}
        style={{ padding: '16px 24px', backgroundColor: carbon, color: sheet, fontSize: 17, fontWeight: 600 }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** A code to be read off or copied: one run of digits, so that it can be selected with one press. */
export function Code({ children }: { children: string }) {
  return (
    <Text
      style={{
        margin: '0 0 20px',
        padding: '18px 8px',
        border: `1.5px solid ${ink}`,
        fontFamily: mono,
        fontSize: 40,
        lineHeight: '1',
        fontWeight: 600,
        letterSpacing: '0.12em',
        textIndent: '0.12em',
        textAlign: 'center',
      }}
    >
      {children}
    </Text>
  )
}

/** Label and value, line by line. */
export function Facts({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <Section style={{ paddingBottom: 16 }}>
      {rows.map(([label, value]) => (
        <Row key={label}>
          <Column style={{ width: 130, verticalAlign: 'top' }}>
            <Text style={{ margin: 0, padding: '5px 0', fontSize: 15, color: ink2 }}>{label}</Text>
          </Column>
          <Column style={{ verticalAlign: 'top' }}>
            <Text
              style={{ margin: 0, padding: '5px 0', fontFamily: mono, fontSize: 15, wordBreak: 'break-word' }}
            >
              {value}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}

/** For the reader who did nothing of the kind, or wants something else. */
export function NotYou({ question = 'Not you?', children }: { question?: string; children: ReactNode }) {
  return (
    <Section style={{ borderTop: `1px solid ${ink}`, paddingTop: 14 }}>
      <Text style={{ margin: '0 0 4px', fontSize: 15, fontWeight: 600 }}>{question}</Text>
      <Text style={{ margin: '0 0 12px', fontSize: 15, lineHeight: '1.5', color: ink2 }}>{children}</Text>
    </Section>
  )
}

/** Why a company's owners and admins get it, and where that is changed. */
export function WhyThis({ company, settingsUrl }: { company: string; settingsUrl: string }) {
  return (
    <Section style={{ borderTop: `1px solid ${ink}`, paddingTop: 14 }}>
      <Text style={{ margin: '0 0 12px', fontSize: 15, lineHeight: '1.5', color: ink2 }}>
        Owners and admins of {company} get this email. Choose which emails you get in{' '}
        <Link href={settingsUrl} style={{ color: carbon }}>
          Settings
        </Link>
        .
      </Text>
    </Section>
  )
}

/** Words that somebody else wrote, set apart from ours. */
export function Quotation({ children }: { children: string }) {
  return (
    <Text
      style={{
        margin: '0 0 16px',
        padding: '14px 16px',
        border: `1px solid ${ink}`,
        fontFamily: mono,
        fontSize: 15,
        lineHeight: '1.5',
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      <Lines text={children} />
    </Text>
  )
}

/** Line by line, because not every mail program keeps the ends of lines. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
