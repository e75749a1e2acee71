import { createTransport } from 'nodemailer'
import type { Sandbox } from '../start.ts'

/** A mail with everything in it that could be shown wrongly. */
export const mail = {
  from: 'Infiniti <post@infiniti.example>',
  to: 'asha@tamarind.example',
  subject: 'Your <b>message</b> arrived',
  text: 'Read it at http://127.0.0.1:3000/verify?token=abc&x=1.',
  html: '<html><head></head><body><p>Read <a href="http://127.0.0.1:3000/verify?token=abc&amp;x=1">it</a></p><img src="cid:logo"></body></html>',
}

/** Sends through SMTP and reads over HTTP, as the product and its tests do. */
export function makePost(sandbox: Sandbox) {
  return {
    send(extra: object = {}, options: object = {}) {
      const transport = createTransport({ url: sandbox.smtpUrl, ...options })
      return transport.sendMail({ ...mail, ...extra }).finally(() => transport.close())
    },
    setFault: (fault: object) =>
      fetch(`${sandbox.url}/mail/api/fault`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    async list(query = ''): Promise<{ id: string; subject: string }[]> {
      const answer = await fetch(`${sandbox.url}/mail/api/messages${query}`)
      return (await answer.json()).messages
    },
    empty: () => fetch(`${sandbox.url}/mail/api/messages`, { method: 'DELETE' }),
    read: async (path: string) => (await fetch(`${sandbox.url}${path}`)).text(),
  }
}
