import { hashPassword } from '#domain/accounts/check-password.ts'
import type { Passwords } from '#domain/ports/ports.ts'
import type { TestContext } from './test-context.ts'

export const merchantPassword = 'Pantry#2026x'

const hashes = new WeakMap<Passwords, Promise<string>>()

/** Hashing is slow on purpose, so a test file does it once for all of its merchants. */
export function hashMerchantPassword({ ctx }: TestContext): Promise<string> {
  const hash = hashes.get(ctx.passwords) ?? hashPassword(ctx, merchantPassword)
  hashes.set(ctx.passwords, hash)
  return hash
}
