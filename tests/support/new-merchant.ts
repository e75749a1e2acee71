import { eq } from 'drizzle-orm'
import { createAccount } from '#domain/accounts/create-account.ts'
import { withTransaction } from '#domain/context.server.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { ApiClient } from './api-client.ts'
import { hashMerchantPassword, merchantPassword as password } from './merchant-password.ts'
import type { TestContext } from './test-context.ts'

let merchants = 0

/** A merchant of this test alone, signed in. */
export async function newMerchant(world: TestContext, fields: { verified?: boolean } = {}) {
  merchants += 1
  const email = `merchant-${merchants}@shop.example`
  const passwordHash = await hashMerchantPassword(world)
  const ids = await withTransaction(world.ctx, (tx) =>
    createAccount(tx, {
      email,
      firstName: 'Mei',
      lastName: 'Chua',
      phoneCode: '+65',
      phoneNo: '91234567',
      passwordHash,
      emailVerifiedAt: fields.verified === false ? undefined : tx.clock.now(),
      termsVersion: '1.0',
      companyName: `Straits Pantry ${merchants}`,
      website: `straits-${merchants}.example`,
      source: {},
    }),
  )
  const browser = new ApiClient(world)
  await browser.logIn(email, password)
  return { ...ids, email, password, browser }
}

export type Merchant = Awaited<ReturnType<typeof newMerchant>>

/**
 * The data that the newest letter to somebody was filled with; the clock must move between two of a kind. Letters
 * with a link or code in them are emptied once they are sent: read those with `emailsOf`.
 */
export async function emailTo(world: TestContext, email: string, template: string) {
  const rows = await world.ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(mailOutbox.id)
  const row = rows.filter((mail) => mail.template === template).at(-1)
  if (!row) throw new Error(`No ${template} to ${email}`)
  return row.data as Record<string, string>
}
