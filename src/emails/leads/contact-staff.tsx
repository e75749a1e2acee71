import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Facts, Quotation } from '../email-parts.tsx'
import { carbon, ink2 } from '../email-style.ts'

export function ContactStaff(data: MailData<'contact-staff'>) {
  const { firstName, lastName, reference, message, email, phoneNumber, websiteUrl } = data
  return (
    <EmailFrame
      preview={message.slice(0, 120)}
      heading={`${firstName} ${lastName} wrote to us`}
      reference={reference}
    >
      <Facts
        rows={[
          ['Name', `${firstName} ${lastName}`],
          ['Email', email],
          ['Mobile number', phoneNumber],
          ['Website', websiteUrl],
        ]}
      />
      <Text style={{ margin: '0 0 6px', fontSize: 15, color: ink2 }}>Message</Text>
      <Quotation>{message}</Quotation>
      <Text style={{ margin: '0 0 8px', fontSize: 17 }}>
        <Link
          href={`mailto:${email}?subject=${encodeURIComponent(`Your message ${reference}`)}`}
          style={{ color: carbon, fontWeight: 600 }}
        >
          Reply to {firstName}
        </Link>
      </Text>
    </EmailFrame>
  )
}
