import { expect, test } from 'vitest'
import { renderEmail } from './render-email.tsx'

const link = 'https://infiniti.example/somewhere?token=abc&step=2'

test('an answer of staff is their words, line by line, and their name', async () => {
  const data = {
    staff: 'Ines Duarte',
    subject: 'Your apps',
    text: 'Dear Asha,\n\none\n<i>two</i>',
    replyTo: 'desk@infiniti.example',
  }
  const { subject, html, text } = await renderEmail({ template: 'lead-answer', data }, 'x.example')
  expect(subject).toBe('Your apps')
  expect(html).not.toContain('<i>two')
  for (const words of ['Dear Asha,', 'one\n<i>two</i>', 'Ines Duarte\nInfiniti'])
    expect(text).toContain(words)
})

test('figures that somebody had mailed say what they are, and whether we write again', async () => {
  const data = { months: 12, total: 9890.69, last: 1577.53, active: 39.4, figuresUrl: link, mayWrite: false }
  const { subject, text } = await renderEmail({ template: 'commission-figures', data }, 'x.example')
  expect(subject).toBe('Your figures: $9,891 after 12 months')
  for (const words of ['$1,578', 'nothing here is an offer', 'only email', link])
    expect(text).toContain(words)
})

test('[SITE-09] figures that somebody had mailed state the agreed terms, once there are any', async () => {
  const agreed = '20% for 24 months.'
  const data = { months: 12, total: 1, last: 1, active: 1, figuresUrl: link, mayWrite: false, agreed }
  const { text } = await renderEmail({ template: 'commission-figures', data }, 'x.example')
  expect(text).toContain(`The agreed terms: ${agreed}`)
  expect(text).not.toContain('examples')
})

test('what a stranger typed stays text, line by line', async () => {
  const data = {
    firstName: '<b>Asha</b>',
    lastName: 'Rao',
    reference: 'M-1',
    message: 'one\n<i>two</i>',
    email: 'asha@tamarind.example',
    phoneNumber: '+919820044172',
    websiteUrl: 'tamarind.example',
  }
  const { html, text } = await renderEmail({ template: 'contact-staff', data }, 'x.example')
  expect(html).not.toContain('<b>Asha')
  expect(html).not.toContain('<i>two')
  expect(text).toContain('one\n<i>two</i>')
})
