// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactCopy } from '#content/site/contact.ts'
import { phoneUnfit } from '#content/shared/browser-messages.ts'
import { contactOutcome } from '#content/shared/form-answers.ts'
import {
  click,
  element,
  eventually,
  inputElement,
  renderPage,
  toasts,
  type,
} from '../../../../tests/support/render-page.tsx'
import { ContactPanel } from './contact-panel.tsx'

vi.mock('#web/client/captcha/captcha.ts', () => ({ captchaToken: () => Promise.resolve('solved') }))
vi.mock('#web/kit/forms/dial-code/flags.ts', () => ({ flags: {} }))

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

// What the form loads by itself is there at once, as on a page that somebody has begun to type in.
beforeAll(() => Promise.all([import('#contract/contact/shapes.ts'), import('libphonenumber-js/min')]))
beforeEach(async () => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
  // A language without a region, as where nothing is known.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  await renderPage(
    <ContactPanel captcha={{ kind: 'altcha' }} idempotencyKey="key-1" message="" posted={undefined} />,
  )
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const question = 'Which of our apps could we switch off first?'

async function fillIn(changes: Record<string, string> = {}) {
  const fields = {
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@tamarind.example',
    phone: '98200 44172',
    website_url: 'tamarind.example',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) type(`input[name=${name}]`, value)
  await act(async () => {
    const message = element('textarea[name=message]')
    if (!(message instanceof HTMLTextAreaElement)) throw new Error('No message')
    message.value = question
    message.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const send = () => click('button[type=submit]')
const shown = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const gone = (text: string) => eventually(() => expect(document.body.textContent).not.toContain(text))
const answer = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

test('[VAL-01] every rule complains in its own words, and the first field gets the focus', async () => {
  await send()
  for (const sentence of [
    'First Name required',
    'Last Name required',
    'Email required',
    'Mobile Number required',
    'Website URL required',
    'Message required',
  ]) {
    await shown(sentence)
  }
  expect(toasts()).toEqual(['Incomplete FormPlease correct the errors before submitting.'])
  expect(document.activeElement).toBe(inputElement('[name=first_name]'))
  expect(asked).not.toHaveBeenCalled()

  type('[name=email]', 'nobody')
  await shown('Email is not valid (name@example.com)')
  type('[name=phone]', '12345')
  await shown('Please enter a valid Mobile Number')
  type('[name=phone]', '123456')
  await gone('Please enter a valid Mobile Number')
})

test('[VAL-01] names are forced to an initial capital, the phone takes digits, hyphens and spaces', () => {
  for (const [name, typed, tidied] of [
    ['first_name', 'mARY-ann', 'Mary-Ann'],
    ['last_name', 'DE vries', 'De Vries'],
    ['phone', '+98(200) 44-172a', '98200 44-172'],
  ] as const) {
    type(`[name=${name}]`, typed)
    expect(inputElement(`[name=${name}]`).value).toBe(tidied)
  }
})

test('[VAL-01] [SITE-05] the call carries phone_number as code plus number, +91 where no region is known, and the captcha token', async () => {
  asked.mockReturnValue(answer(200, { reference: 'C-1' }))
  await fillIn()
  await send()
  await shown('C-1')
  const [path, init] = asked.mock.calls[0] ?? []
  expect(path).toBe('/api/v1/admin/contact-us')
  const sent: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '')
  expect(sent).toMatchObject({ phone_number: '+919820044172', token: 'solved' })
  expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' })
})

test('[VAL-03] SENDING... and disabled while sending; what was typed is kept on failure', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  asked.mockReturnValueOnce(promise)
  await fillIn()
  await send()
  await shown(contactCopy.sending)
  expect(contactCopy.sending).toBe('SENDING...')
  expect(element('button[type=submit]').getAttribute('aria-busy')).toBe('true')
  // Enter in a field sends as well.
  await act(async () => inputElement('[name=email]').form?.requestSubmit())
  await act(async () => reject(new Error('connection failed')))
  await shown(contactCopy.submit)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual(['Error Sending MessageSomething went wrong. Please try again.'])
  expect(Reflect.get(element('textarea'), 'value')).toBe(question)

  asked.mockReturnValueOnce(answer(200, { reference: 'C-2' }))
  await send()
  await shown('C-2')
})

test('[VAL-03] the server’s own sentence is shown when it refuses', async () => {
  const message = 'A server error occurred. Please try again later.'
  asked.mockReturnValue(answer(503, { code: 'unavailable', title: 'x', message, request_id: '1' }))
  await fillIn()
  await send()
  await shown(message)
  expect(toasts()).toEqual([`${contactOutcome.failed.title}${message}`])
})

test('[SITE-05] a number that does not fit its country is pointed out before it is sent', async () => {
  await fillIn({ phone: '1234567' })
  await send()
  await shown(phoneUnfit)
  expect(document.activeElement).toBe(inputElement('[name=phone]'))
  expect(asked).not.toHaveBeenCalled()
})
