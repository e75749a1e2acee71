import { createTransport } from 'nodemailer'
import type { Mailer } from '#domain/ports.ts'
import { renderLetter } from '#emails/render-letter.tsx'

interface Settings {
  smtpUrl: string
  from: string
  publicBaseUrl: string
}

/** Hands letters to the mail server. The message id is the outbox id, so a repeated letter is recognised. */
export function smtpMailer({ smtpUrl, from, publicBaseUrl }: Settings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // Letters carry links: over a network they go encrypted or not at all.
    requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  const host = new URL(publicBaseUrl).hostname
  return {
    render: (mail) => renderLetter(mail, host),
    async send({ id, to }, { calendar, replyTo, ...letter }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        ...letter,
        icalEvent: calendar && { method: calendar.method, filename: 'demo.ics', content: calendar.text },
        replyTo,
        headers: replyTo ? {} : { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

const isThisMachine = (host: string) => /^(127\.|localhost$|\[::1\]$)/.test(host)
