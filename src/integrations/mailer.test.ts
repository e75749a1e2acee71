import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/start.ts'
import { smtpMailer } from './mailer.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000' })
})
afterAll(() => sandbox.close())

const email = { subject: 'Your order', html: '<p>Hello</p>', text: 'Hello' }
const mailer = (from = 'Infiniti <hello@infiniti.example>') =>
  smtpMailer({ smtpUrl: sandbox.smtpUrl, from, publicBaseUrl: 'https://infiniti.example' })

async function headersOf(to: string): Promise<Record<string, string>> {
  const list = await (await fetch(`${sandbox.url}/mail/api/messages?to=${to}`)).json()
  const { headers } = await (await fetch(`${sandbox.url}/mail/api/messages/${list.messages[0].id}`)).json()
  return Object.fromEntries(
    headers.map(({ name, value }: { name: string; value: string }) => [name.toLowerCase(), value]),
  )
}

test('[MSG-04] an email that can be ended says so to mail programs; others do not', async () => {
  const url = 'https://tamarind.accounts.example/account/unsubscribe?token=abc'
  expect(await mailer().send({ id: '1', to: 'one@home.example' }, { ...email, unsubscribeUrl: url })).toEqual(
    {},
  )
  expect(await headersOf('one@home.example')).toMatchObject({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  })
  await mailer().send({ id: '2', to: 'two@home.example' }, email)
  expect(await headersOf('two@home.example')).not.toHaveProperty('list-unsubscribe')
})

test('a reader that does not exist is refused for good; a mail server that is away is not', async () => {
  expect(await mailer().send({ id: '3', to: 'bounce@home.example' }, email)).toEqual({ refusal: '550' })
  const set = (fault: object) =>
    fetch(`${sandbox.url}/mail/api/fault`, { method: 'PUT', body: JSON.stringify(fault) })
  await set({ mode: 'tempfail' })
  await expect(mailer().send({ id: '4', to: 'later@home.example' }, email)).rejects.toMatchObject({
    responseCode: 451,
  })
  await set({ mode: 'refuse' })
  await expect(mailer().send({ id: '5', to: 'later@home.example' }, email)).rejects.toThrow('421')
  await set({ mode: 'none' })
})
