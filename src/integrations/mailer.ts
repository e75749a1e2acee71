import { createTransport } from 'nodemailer'
import type { Mailer } from '#domain/ports.ts'
import { renderEmail } from '#emails/render-email.tsx'

interface Settings {
  smtpUrl: string
  from: string
  publicBaseUrl: string
}

/** Hands emails to the mail server. The message id is the outbox id, so a repeated email is recognised. */
export function smtpMailer({ smtpUrl, from, publicBaseUrl }: Settings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // Emails carry links: over a network they go encrypted or not at all.
    requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  const host = new URL(publicBaseUrl).hostname
  return {
    render: (mail) => renderEmail(mail, host),
    async check() {
      await transport.verify()
    },
    async send({ id, to }, { calendar, replyTo, ...email }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        ...email,
        icalEvent: calendar && { method: calendar.method, filename: 'demo.ics', content: calendar.text },
        replyTo,
        headers: replyTo ? {} : { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

const isThisMachine = (host: string) => /^(127\.|localhost$|\[::1\]$)/.test(host)
