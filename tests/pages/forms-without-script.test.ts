import { expect, test } from 'vitest'
import { ask } from '../support/read-page.ts'

const details = '/schedule-a-demo/details?place=Asia%2FKolkata&starts_at=2031-01-06T10:00:00.000Z'

const post = (path: string, form: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.77.1.1' },
    body: new URLSearchParams(form),
  })

test('[PAGE-06] [VAL-02] a wrong form comes back with what was typed and every error', async () => {
  const answer = await post(details, { meeting: 'phone', email: 'nobody', note: 'After four' })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('First Name required')
  expect(html).toContain('Mobile Number required')
  expect(html).toContain('Email is not valid (name@example.com)')
  expect(html).toContain('value="nobody"')
  expect(html).toContain('value="After four"')
})

test('[SITE-03] name and email are enough', async () => {
  const email = `least-${Date.now()}@tamarind.example`
  const answer = await post(details, { meeting: 'video', first_name: 'Asha', email })
  expect(answer.status).toBe(202)
  const html = await answer.text()
  expect(html).toContain('One more step.')
})

test('[SITE-03] the clock of the list follows the language of the browser', async () => {
  const page = async (language: string) =>
    (await ask(details, { headers: { 'accept-language': language } })).text()
  expect(await page('en-US,en;q=0.9')).toContain('3:30 pm to 4:00 pm')
  expect(await page('en-GB')).toContain('15:30 to 16:00')
})

test('[PAGE-07] figures go to an address three times an hour at most', async () => {
  const form = { email: `often-${Date.now()}@tamarind.example` }
  const send = async () => (await post('/commission-calculator?growth=0', form)).status
  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429])
})
