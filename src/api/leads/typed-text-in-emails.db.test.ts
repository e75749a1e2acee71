import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { users } from '#database/schema/users.ts'
import { storeUnconfirmedMessage } from '#domain/contact/send-message.ts'
import { renderEmail } from '#emails/render-email.tsx'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { beginBooking, employ, freeStarts, hostIn } from '../../../tests/support/booking.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { quickAnswer, quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { quickPasswords } from '../../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
  world.ctx.passwords = quickPasswords()
  // Emails wait in the outbox, where the tests read them.
  world.ctx.jobs = { ...world.ctx.jobs, enqueue: () => Promise.resolve() }
  await employ(world, [hostIn('Europe/London')])
})
afterAll(() => world.close())

/** Every email to an address, as it will leave. */
async function emailsTo(email: string): Promise<{ template: string; whole: string }[]> {
  const rows = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  return Promise.all(
    rows.map(async ({ template, data }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- queueMail wrote both
      const rendered = await renderEmail({ template, data } as Parameters<typeof renderEmail>[0], 'host')
      return { template, whole: JSON.stringify([rendered, data]) }
    }),
  )
}

const typed = {
  first_name: 'Winner',
  last_name: 'Jackpot',
  phone_number: '+91 98200 44172',
  website_url: 'prize.example',
  message: 'You have won, call now',
}
const typedTexts = [/winner/i, /jackpot/i, /98200/, /prize/i, /you have won/i]

const contact = (email: string, fields: object = {}) =>
  new ApiClient(world).post('/v1/admin/contact-us', {
    ...typed,
    email,
    token: quickAnswer('CONTACT'),
    ...fields,
  })

test('[DOOR-05] the contact form mails nothing that was typed to the address that was typed', async () => {
  const email = 'victim-1@mail.example'
  expect((await contact(email)).status).toBe(200)
  await storeUnconfirmedMessage(world.ctx, { input: { ...typed, email }, source: {} })
  const emails = await emailsTo(email)
  expect(emails.map(({ template }) => template).toSorted()).toEqual(['contact-confirm', 'contact-receipt'])
  for (const { whole } of emails) for (const word of typedTexts) expect(whole).not.toMatch(word)
})

test('[DOOR-05] at most three confirmations an hour go to one recipient; the messages are taken all the same', async () => {
  const email = 'victim-2@mail.example'
  for (let visitor = 0; visitor < 8; visitor += 1) {
    expect((await contact(visitor % 2 ? email : email.toUpperCase())).status).toBe(200)
  }
  const emails = [...(await emailsTo(email)), ...(await emailsTo(email.toUpperCase()))]
  expect(emails).toHaveLength(3)
})

test('[DOOR-05] a booking mails nothing that was typed, and its calendar entry neither', async () => {
  const email = 'victim-3@mail.example'
  const { client, details } = await beginBooking(world, email)
  const [starts_at] = await freeStarts(world)
  const booked = await client.post('/slot_book', { ...details, ...typed, starts_at, note: typed.message })
  expect(booked.status).toBe(200)
  const emails = await emailsTo(email)
  expect(emails.map(({ template }) => template)).toEqual(['booking-confirmed'])
  for (const { whole } of emails) for (const word of typedTexts) expect(whole).not.toMatch(word)
})

test('[DOOR-05] a sign-up with somebody else’s address puts no text of its own into the emails to that address', async () => {
  const email = 'victim-4@mail.example'
  const squatter = new ApiClient(world)
  const { body } = await squatter.post('/merchant/signup/', {
    ...typed,
    email,
    password: 'Pantry#2026x',
    confirm_password: 'Pantry#2026x',
    phone_code: '+91',
    phone_no: '9820044172',
    termsAndCondition: true,
    token: quickAnswer('SIGNUP'),
  })
  squatter.token = body.token as ApiClient['token']
  await squatter.post('/merchant/verify_email/resend')
  await squatter.post('/merchant/account/email', { email: 'jackpot@mail.example' })
  await squatter.post('/change_password', {
    old_password: 'Pantry#2026x',
    password: 'Larder#2026x',
    confirm_password: 'Larder#2026x',
  })
  const emails = [...(await emailsTo(email)), ...(await emailsTo('jackpot@mail.example'))]
  expect(emails.map(({ template }) => template)).toContain('welcome')
  expect(emails.length).toBeGreaterThan(1)
  for (const { whole } of emails) for (const word of [/winner/i, /victim-4/]) expect(whole).not.toMatch(word)
})

test('[DOOR-05] an owner who has proved the address is called by name', async () => {
  const { email, browser, userId } = await newMerchant(world)
  await world.ctx.db.update(users).set({ firstName: 'Mei' }).where(eq(users.id, userId))
  await browser.post('/change_password', {
    old_password: 'Pantry#2026x',
    password: 'Larder#2026x',
    confirm_password: 'Larder#2026x',
  })
  const emails = await emailsTo(email)
  expect(emails.find(({ template }) => template === 'password-changed')?.whole).toContain('Hi Mei,')
})

test('[DOOR-05] [API-04] a name that holds a web address is refused with a sentence', async () => {
  for (const name of ['https://evil.example', 'www.evil.example', 'Win at evil.example', 'evil.co']) {
    const { status, body } = await contact('somebody@mail.example', { first_name: name, last_name: name })
    const sentence = 'A name cannot contain a web address. After a full stop, write a space'
    expect([name, status, body.fields]).toEqual([name, 400, { first_name: sentence, last_name: sentence }])
  }
  for (const name of ['J.R. Tolkien', 'Mary-Ann', 'Dr. Rao', 'Asha D/O Ravi', 'O’Brien']) {
    expect([name, (await contact('person@mail.example', { first_name: name })).status]).toEqual([name, 200])
  }
})
