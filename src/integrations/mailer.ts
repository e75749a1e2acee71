import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import type { Mailer } from '#domain/ports/ports.ts'
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
    async send({ id, to }, { calendar, replyTo, unsubscribeUrl, ...email }) {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        ...email,
        icalEvent: calendar && { method: calendar.method, filename: 'demo.ics', content: calendar.text },
        replyTo,
        headers: {
          ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      return sending.then(() => ({}), refusalOf)
    },
  }
}

const answer = z.object({ code: z.string(), command: z.string(), responseCode: z.int().check(z.gte(500)) })

/**
 * A mail server answers 5xx to the reader or to the email itself where it will never take it. Before that, such an
 * answer is about us: our name, our password, our sender. Then every email waits until somebody mends it.
 */
function refusalOf(error: unknown): { refusal: string } {
  const { data } = answer.safeParse(error)
  const isAboutReader = data?.code === 'EENVELOPE' && data.command === 'RCPT TO'
  const isAboutEmail = data?.code === 'EMESSAGE' && data.command === 'DATA'
  if (isAboutReader || isAboutEmail) return { refusal: String(data.responseCode) }
  throw error
}

const isThisMachine = (host: string) => /^(127\.|localhost$|\[::1\]$)/.test(host)
