import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnTied } from '../scripts/tied-process.ts'
import { type Sandbox, startSandbox } from './start.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000/' })
})
afterAll(() => sandbox.close())

it('takes free ports and says which', () => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/)
  expect(sandbox.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:[1-9]\d+$/)
})

it.each([
  '/',
  '/mail',
  '/google',
  '/shopify',
  '/shopify/apps/infiniti',
  '/recaptcha',
  '/phone',
  '/meta',
  '/msg91',
])('labels %s and lets it load nothing from elsewhere', async (path) => {
  const answer = await fetch(sandbox.url + path)
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toMatch(/Sandbox: stands in for [^;]+; nothing leaves this machine\./)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).not.toMatch(/(?:src|<link[^>]+href)="(?:https?:)?\/\//)
  expect(text).not.toMatch(/ style="/)
})

it('labels an address it does not have', async () => {
  const answer = await fetch(`${sandbox.url}/nowhere`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('nothing leaves this machine')
})

it('serves its stylesheet and fonts itself', async () => {
  const css = await (await fetch(`${sandbox.url}/sandbox.css`)).text()
  const files = [...css.matchAll(/url\('([^']+)'\)/g)].map((match) => match[1])
  expect(files).toHaveLength(2)
  for (const file of files)
    expect((await fetch(sandbox.url + file)).headers.get('content-type')).toBe('font/woff2')
})

it('answers to names of this machine only, and takes no changes from other sites', async () => {
  const call = request(sandbox.url, { headers: { host: 'rebound.example' } })
  call.end()
  const [answer] = await once(call, 'response')
  expect(answer.statusCode).toBe(421)
  answer.resume()
  const foreign = await fetch(`${sandbox.url}/mail/empty`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status).toBe(403)
})

it('refuses a port that is taken, and leaves nothing open', async () => {
  const taken = Number(new URL(sandbox.url).port)
  await expect(
    startSandbox({ httpPort: taken, smtpPort: 0, appUrl: 'http://127.0.0.1:3000' }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

it('runs as a command that prints one line and stops when asked', async () => {
  const command = spawnTied(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', APP_URL: 'http://127.0.0.1:3000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  command.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  let complaints = ''
  command.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  while (!printed.includes('\n')) await once(command.stdout, 'data')
  const ready = JSON.parse(printed)
  expect((await fetch(ready.url)).status).toBe(200)
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([0, null])
  expect({ lines: printed.trim().split('\n').length, complaints }).toEqual({ lines: 1, complaints: '' })
})
