import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from './api-client.ts'
import type { TestContext } from './test-context.ts'

const path = '/merchant/messages'

export const consent = 'A box at checkout that is not ticked beforehand'

// oxlint-disable-next-line typescript/no-explicit-any -- answers are compared with shapes
type Row = any

let numbers = 0
export const newNumber = () => `+9198200${String((numbers += 1)).padStart(5, '0')}`

/** The newest code that Meta has sent to a number. */
export async function codeOn({ sandbox }: TestContext, number: string): Promise<string> {
  const phone = await fetch(`${sandbox.url}/phone/api/${number.slice(1)}`)
  const { messages } = (await phone.json()) as { messages: { text: string }[] }
  return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? ''
}

export async function senderOf(browser: ApiClient, channel: string): Promise<Row> {
  const { body } = await browser.get(`${path}/senders`)
  return body.data.senders.find((one: Row) => one.channel === channel)
}

export async function templatesOf(browser: ApiClient, channel: string): Promise<Row[]> {
  const { body } = await browser.get(`${path}/templates`)
  return body.data.templates.filter((one: Row) => one.channel === channel)
}

export const templateOf = async (browser: ApiClient, channel: string, event: string): Promise<Row> =>
  (await templatesOf(browser, channel)).find((one) => one.event === event)

/** Presses "check again" until it is so: the review of the sandbox takes a moment. */
export async function checkUntil(
  browser: ApiClient,
  channel: string,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    const { status } = await browser.post(`${path}/senders/check`, { channel })
    if (status === 200 && (await isDone())) return
    await sleep(250)
  }
  throw new Error(`Not so: ${JSON.stringify((await browser.get(`${path}/senders`)).body)}`)
}

/** A number whose code was typed; Meta looks at its name. */
export async function connectNumber(world: TestContext, browser: ApiClient, displayName = 'Straits Pantry') {
  const number = newNumber()
  const asked = await browser.post(`${path}/senders/whatsapp`, { number, display_name: displayName, consent })
  const code = await codeOn(world, number)
  const verified = await browser.post(`${path}/senders/whatsapp/code`, { code })
  if (asked.status !== 200 || verified.status !== 200)
    throw new Error(`No number: ${JSON.stringify(verified)}`)
  return number
}
