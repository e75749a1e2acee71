import { Column, Link, Row, Text } from '@react-email/components'
import type { Mail } from '#contract/mail.ts'
import { LetterFrame, Quotation } from './letter-frame.tsx'
import { carbon, ink2, mono } from './stationery.ts'

type Data = Extract<Mail, { template: 'contact-staff' }>['data']

export function ContactStaff({
  firstName,
  lastName,
  reference,
  message,
  email,
  phoneNumber,
  websiteUrl,
}: Data) {
  const rows: [string, string][] = [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    ['Mobile number', phoneNumber],
    ['Website', websiteUrl],
  ]
  return (
    <LetterFrame
      preview={message.slice(0, 120)}
      heading={`${firstName} ${lastName} wrote to us`}
      reference={reference}
    >
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
      <Text style={{ margin: '16px 0 6px', fontSize: 15, color: ink2 }}>Message</Text>
      <Quotation>{message}</Quotation>
      <Text style={{ margin: '0 0 8px', fontSize: 17 }}>
        <Link
          href={`mailto:${email}?subject=${encodeURIComponent(`Your message ${reference}`)}`}
          style={{ color: carbon, fontWeight: 600 }}
        >
          Answer {firstName}
        </Link>
      </Text>
    </LetterFrame>
  )
}
