// @module-tag engine
import { inspect } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { withTransaction } from '../context.server.ts'
import { deliverMail } from './deliver-mail.ts'
import { queueMail } from './queue-mail.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const rowOf = async (dedupeKey: string) => {
  const [row] = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, dedupeKey))
  if (!row) throw new Error(`Nothing in the outbox under ${dedupeKey}`)
  return row
}

const queueReset = (to: string, dedupeKey: string) =>
  withTransaction(world.ctx, (tx) =>
    queueMail(tx, to, dedupeKey, {
      template: 'reset-password',
      data: {
        firstName: 'Mei',
        resetUrl: 'https://infiniti.example/merchant/reset-password?token=t',
        minutes: 30,
      },
    }),
  )

test('an email is sent once, however often it is queued under one key or delivered', async () => {
  const to = 'once@shop.example'
  await queueReset(to, 'once')
  await queueReset(to, 'once')
  await emailsOf(world).next(to, '')
  const { id } = await rowOf('once')
  await deliverMail(world.ctx, id)
  expect(await emailsOf(world).countTo(to)).toBe(1)
})

test('the outbox keeps no secret of an email that was sent', async () => {
  const to = 'emptied@shop.example'
  await queueReset(to, 'emptied')
  expect(await emailsOf(world).tokenTo(to, '/merchant/reset-password')).toBe('t')
  await expect.poll(async () => (await rowOf('emptied')).sentAt).not.toBeNull()
  expect(await rowOf('emptied')).toMatchObject({ data: {}, subject: null, html: null, text: null })
})

test('an email of a transaction that fails never leaves', async () => {
  const work = withTransaction(world.ctx, async (tx) => {
    await queueMail(tx, 'never@shop.example', 'never', {
      template: 'reset-password',
      data: { firstName: 'Mei', resetUrl: 'https://infiniti.example/', minutes: 30 },
    })
    throw new Error('thought better of it')
  })
  await expect(work).rejects.toThrow('thought better of it')
  await expect(rowOf('never')).rejects.toThrow('Nothing in the outbox')
})

test('[ACC-06] what a mail server says of a shopper’s address is neither stored nor thrown', async () => {
  const address = 'Shopper@Home.example'
  const { mailer } = world.ctx
  const refused = Object.assign(new Error(`550 no mailbox <${address.toLowerCase()}>`), {
    rejected: [address],
  })
  world.ctx.mailer = { ...mailer, send: () => Promise.reject(refused) }
  try {
    await withTransaction(world.ctx, (tx) =>
      queueMail(tx, address, 'to-shopper', {
        template: 'shopper-order',
        data: {
          store: 'Tamarind',
          orderName: '#1',
          orderUrl: 'https://t.accounts.example/',
          mayChange: false,
          hours: 24,
        },
      }),
    )
    const { id } = await rowOf('to-shopper')
    const thrown: unknown = await deliverMail(world.ctx, id).catch((error: unknown) => error)
    expect(String(thrown)).toContain('550 no mailbox')
    const seen = `${inspect(thrown)} ${JSON.stringify(await rowOf('to-shopper'))}`
    expect(seen.toLowerCase()).not.toContain('home.example')
  } finally {
    world.ctx.mailer = mailer
  }
})
