import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#database/client.server.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { type Sandbox, startSandbox } from '#sandbox/start.ts'
import { freePort } from '../support/embedded-postgres.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

const kills = 20
const writersPerLife = 4

let folder: string
let sandbox: Sandbox
let env: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infiniti-kill-'))
  const port = await freePort()
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: `http://127.0.0.1:${port}` })
  env = {
    ...sandbox.settings.mail,
    ...sandbox.settings.recaptcha,
    PORT: String(port),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
})

afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

let sequence = 0

/** Sends one message as a visitor of its own; resolves to its reference once the server has acknowledged it. */
async function sendMessage(server: ServerProcess): Promise<string | undefined> {
  sequence += 1
  const answer = await fetch(`${server.url}/api/v1/admin/contact-us`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      'x-forwarded-for': `10.9.${(sequence >> 8) & 255}.${sequence & 255}`,
    },
    body: JSON.stringify({
      first_name: 'Asha',
      last_name: 'Rao',
      email: `kill-${sequence}@tamarind.example`,
      phone_number: '+919820044172',
      website_url: 'tamarind.example',
      message: `Message ${sequence}`,
      token: await captchaToken(),
    }),
  }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const body = (await answer.json().catch(() => undefined)) as { reference: string } | undefined
  return body?.reference
}

async function captchaToken(): Promise<string> {
  const answer = await fetch(`${sandbox.url}/recaptcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: env.RECAPTCHA_SITE_KEY, action: 'CONTACT', hostname: '127.0.0.1' }),
  })
  return ((await answer.json()) as { token: string }).token
}

test(`${kills} kills while messages are being sent lose no acknowledged one`, async () => {
  const acknowledged: string[] = []
  for (let killed = 0; killed < kills; killed += 1) {
    const server = await startServer(env)
    const life = new AbortController()
    const writers = Array.from({ length: writersPerLife }, async () => {
      while (!life.signal.aborted) {
        const reference = await sendMessage(server)
        if (reference) acknowledged.push(reference)
      }
    })
    await sleep(400 + Math.random() * 600)
    await server.kill()
    life.abort()
    await Promise.all(writers)
  }

  const database = await openEmbedded(folder, 'src/database/migrations')
  const rows = await database.db.select({ reference: contactMessages.reference }).from(contactMessages)
  await database.close()
  const stored = new Set(rows.map((row) => row.reference))
  const lost = acknowledged.filter((reference) => !stored.has(reference))
  console.log(`${kills} kills, ${acknowledged.length} acknowledged, ${lost.length} lost`)
  expect(acknowledged.length).toBeGreaterThan(kills)
  expect(lost).toEqual([])
})

test('a second process on the same folder is refused within 3 s, and the first is unharmed', async () => {
  const server = await startServer(env)
  const started = Date.now()
  const second = await startServer({ ...env, PORT: String(await freePort()) }).catch(
    (error: Error) => error.message,
  )
  expect(Date.now() - started).toBeLessThan(3_000)
  expect(second).toContain('is already open in process')
  expect(second).toContain('set DATA_DIR to another folder')
  expect(await sendMessage(server)).toMatch(/^M-/)
  expect(await server.stop()).toBe(0)
})

test('SIGTERM answers every request that was accepted, then ends', async () => {
  const server = await startServer(env)
  const requests = Array.from({ length: 20 }, () => sendMessage(server))
  await sleep(150)
  const code = await server.stop()
  const answered = (await Promise.all(requests)).filter(Boolean)
  expect(code).toBe(0)
  const database = await openEmbedded(folder, 'src/database/migrations')
  const rows = await database.db.select({ reference: contactMessages.reference }).from(contactMessages)
  await database.close()
  const stored = new Set(rows.map((row) => row.reference))
  expect(answered.filter((reference) => !stored.has(reference ?? ''))).toEqual([])
  expect(answered.length).toBeGreaterThan(0)
})

test('messages accepted while the mail server refuses are mailed, once each, when it is back', async () => {
  const setFault = (mode: string) =>
    fetch(`${sandbox.url}/mail/api/fault`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    })
  const server = await startServer(env)
  await setFault('refuse')
  const reference = (await sendMessage(server)) ?? 'none'
  await sleep(2_000)
  await setFault('none')
  const count = async () => {
    const answer = await fetch(`${sandbox.url}/mail/api/messages`)
    const { messages } = (await answer.json()) as { messages: { subject: string }[] }
    return messages.filter(({ subject }) => subject.includes(reference)).length
  }
  await expect.poll(count, { timeout: 60_000, interval: 500 }).toBe(2)
  await sleep(2_000)
  expect(await count()).toBe(2)
  await server.stop()
})
