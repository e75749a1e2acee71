import { expect, test } from 'vitest'
import { ask } from '../support/read-page.ts'

const answers = { platform: 'shopify', orders: 'under-1000', pain: 'tickets', email: 'asha@tamarind.example' }

const post = (path: string, form: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.77.1.1' },
    body: new URLSearchParams(form),
  })

test('[PAGE-06] [VAL-02] a wrong form comes back with what was typed and every error', async () => {
  const answer = await post('/schedule-a-demo', { ...answers, platform: '', email: 'nobody', no_script: '1' })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('Please choose one')
  expect(html).toContain('Email is not valid (name@example.com)')
  expect(html).toContain('value="nobody"')
})

test('[PAGE-06] [PAGE-02] a browser that runs scripts gets its form back, and no email goes out', async () => {
  const answer = await post('/schedule-a-demo', answers)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('value="asha@tamarind.example"')
  expect(html).not.toContain('One more step.')
})

test('[PAGE-07] figures go to an address three times an hour at most', async () => {
  const form = { email: `often-${Date.now()}@tamarind.example` }
  const send = async () => (await post('/commission-calculator?growth=0', form)).status
  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429])
})
