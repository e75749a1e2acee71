import { hashPassword } from '#domain/accounts/check-password.ts'
import { createAccount } from '#domain/accounts/create-account.ts'
import { withTransaction } from '#domain/context.server.ts'
import { ApiClient } from './api-client.ts'
import type { TestContext } from './test-context.ts'

let made = 0

/** One that every rule lets through. */
export const goodPassword = 'Quilt&Lantern7'

/** Somebody with an account of their own, signed in. */
export async function newMerchant(world: TestContext, { verified = true } = {}) {
  made += 1
  const email = `merchant${made}@orchard.example`
  const passwordHash = await hashPassword(world.ctx, goodPassword)
  const ids = await withTransaction(world.ctx, (tx) =>
    createAccount(tx, {
      email,
      firstName: 'Noor',
      lastName: 'Haddad',
      passwordHash,
      emailVerifiedAt: verified ? tx.clock.now() : undefined,
      termsVersion: '1.0',
      source: {},
    }),
  )
  const browser = new ApiClient(world)
  await browser.logIn(email, goodPassword)
  return { email, browser, ...ids }
}

export type Merchant = Awaited<ReturnType<typeof newMerchant>>
