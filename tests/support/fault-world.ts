import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#database/client.server.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { startSandbox } from '#sandbox/start.ts'
import { freePort } from './embedded-postgres.ts'
import type { ServerProcess } from './server-process.ts'

/** A data folder, a sandbox and the settings of a server that tests may kill, stop and start again. */
export async function openFaultWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-fault-'))
  const port = await freePort()
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: `http://127.0.0.1:${port}` })
  // reCAPTCHA, because its answers cost the test nothing; each message comes from a visitor of its own.
  const env = {
    ...sandbox.settings.mail,
    ...sandbox.settings.recaptcha,
    PORT: String(port),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  let sequence = 0

  return {
    env,
    sandbox,
    /** Sends one message; resolves to its reference once the server has acknowledged it. */
    async sendMessage(
      server: ServerProcess,
      headers: Record<string, string> = {},
    ): Promise<string | undefined> {
      sequence += 1
      const number = sequence
      const answer = await fetch(`${server.url}/api/v1/admin/contact-us`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.url,
          'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}`,
          ...headers,
        },
        body: JSON.stringify({
          first_name: 'Asha',
          last_name: 'Rao',
          email: `fault-${number}@tamarind.example`,
          phone_number: '+919820044172',
          website_url: 'tamarind.example',
          message: `Message ${number}`,
          token: await captchaToken(sandbox.url, env.RECAPTCHA_SITE_KEY),
        }),
      }).catch(() => undefined)
      if (!answer?.ok) return undefined
      const body = (await answer.json().catch(() => undefined)) as { reference: string } | undefined
      return body?.reference
    },
    /** Reads the folder of a server that no longer runs. */
    async storedReferences(): Promise<Set<string>> {
      const database = await openEmbedded(folder, 'src/database/migrations')
      const rows = await database.db.select({ reference: contactMessages.reference }).from(contactMessages)
      await database.close()
      return new Set(rows.map((row) => row.reference))
    },
    async close() {
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>

async function captchaToken(sandboxUrl: string, key: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/recaptcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, action: 'CONTACT', hostname: '127.0.0.1' }),
  })
  return ((await answer.json()) as { token: string }).token
}
