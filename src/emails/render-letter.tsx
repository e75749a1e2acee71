import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'
import { brand } from '#content/brand.ts'
import type { Mail } from '#contract/mail.ts'
import { ContactConfirm } from './contact-confirm.tsx'
import { ContactReceipt } from './contact-receipt.tsx'
import { ContactStaff } from './contact-staff.tsx'
import { LetterFrame, Paragraph } from './letter-frame.tsx'

interface Letter {
  subject: string
  html: string
  text: string
}

/** Fills a template: data in, subject and both forms out. */
export async function renderLetter(mail: Mail): Promise<Letter> {
  const { subject, body } = compose(mail)
  const html = await render(body)
  return { subject, html, text: toPlainText(html) }
}

function compose(mail: Mail): { subject: string; body: ReactElement } {
  switch (mail.template) {
    case 'contact-staff':
      return {
        subject: `${mail.data.firstName} ${mail.data.lastName} wrote to us (${mail.data.reference})`,
        body: <ContactStaff {...mail.data} />,
      }
    case 'contact-receipt':
      return {
        subject: `We have your message (${mail.data.reference})`,
        body: <ContactReceipt {...mail.data} />,
      }
    case 'contact-confirm':
      return {
        subject: `Was this you? One press sends your message to ${brand.name}`,
        body: <ContactConfirm {...mail.data} />,
      }
    case 'welcome':
      return {
        subject: `Welcome to ${brand.name}: please confirm this address`,
        body: <Plain {...mail.data} />,
      }
    case 'verify-email':
      return { subject: 'Please confirm this address', body: <Plain {...mail.data} /> }
    case 'sign-in-code':
      return { subject: `${mail.data.code} is your sign-in code`, body: <Plain {...mail.data} /> }
    case 'reset-password':
      return { subject: `Choose a new password for ${brand.name}`, body: <Plain {...mail.data} /> }
    case 'password-changed':
      return { subject: 'Your password was changed', body: <Plain {...mail.data} /> }
    case 'new-device':
      return { subject: `A new sign-in from ${mail.data.device}`, body: <Plain {...mail.data} /> }
    case 'account-paused':
      return { subject: 'Somebody is guessing your password', body: <Plain {...mail.data} /> }
    case 'google-link':
      return { subject: 'Connect Google to your account', body: <Plain {...mail.data} /> }
    case 'erasure-planned':
      return { subject: 'Your account will be deleted', body: <Plain {...mail.data} /> }
    case 'erasure-done':
      return { subject: 'Your account has been deleted', body: <Plain {...mail.data} /> }
  }
}

/** Placeholder until each letter has its own template. */
function Plain(data: Record<string, string | number>) {
  return (
    <LetterFrame preview="" heading="" reference="">
      {Object.entries(data).map(([name, value]) => (
        <Paragraph key={name}>{String(value)}</Paragraph>
      ))}
    </LetterFrame>
  )
}
