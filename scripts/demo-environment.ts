import { resolveOptions, settingsFor } from '../sandbox/options.ts'

/** Where the demo's parts live, all on loopback, counted from the application's port. */
interface DemoPorts {
  app: number
  sandbox: number
  smtp: number
}

export const portsFrom = (app: number): DemoPorts => ({ app, sandbox: app + 1, smtp: app + 2 })

/** Settings that point every outside service at the sandbox, except the captcha: ours asks nobody. */
export function sandboxSettings(ports: DemoPorts): Record<string, string> {
  const resolved = resolveOptions({
    httpPort: ports.sandbox,
    smtpPort: ports.smtp,
    appUrl: `http://127.0.0.1:${ports.app}`,
  })
  const sandbox = `http://127.0.0.1:${ports.sandbox}`
  const { mail, names, google, shopify, stripe, messages } = settingsFor(
    resolved,
    sandbox,
    `smtp://127.0.0.1:${ports.smtp}`,
  )
  return {
    ...mail,
    MAIL_FROM: 'Infiniti <hello@infiniti.example>',
    MAIL_STAFF: 'staff@infiniti.example',
    ...names,
    ...google,
    ...shopify,
    ...stripe,
    ...messages,
  }
}
