import { Link } from '@react-email/components'
import type { Mail } from '#contract/mail.ts'
import { LetterFrame, Paragraph } from './letter-frame.tsx'
import { carbon, sheet } from './stationery.ts'

type Data = Extract<Mail, { template: 'contact-confirm' }>['data']

export function ContactConfirm({ firstName, reference, confirmUrl }: Data) {
  return (
    <LetterFrame
      preview="One press of a button and it is on its way."
      heading="Was this you?"
      reference={reference}
    >
      <Paragraph>Dear {firstName},</Paragraph>
      <Paragraph>
        somebody with this address wrote to us from a browser without JavaScript, where our check against
        robots cannot run. If it was you, open the page below and press the button. The link works once, for
        24 hours.
      </Paragraph>
      <Paragraph>
        <Link
          href={confirmUrl}
          style={{
            display: 'inline-block',
            padding: '16px 24px',
            backgroundColor: carbon,
            color: sheet,
            fontWeight: 600,
            textDecoration: 'none',
          }}
        >
          Send my message
        </Link>
      </Paragraph>
      <Paragraph>If it was not you, do nothing: the message is deleted unread.</Paragraph>
    </LetterFrame>
  )
}
