import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'
import { brand } from '#content/brand.ts'
import type { Mail } from '#contract/mail.ts'
import { ContactConfirm } from './contact-confirm.tsx'
import { ContactReceipt } from './contact-receipt.tsx'
import { ContactStaff } from './contact-staff.tsx'

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
  }
}
