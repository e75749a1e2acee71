import { isEasyToGuess, type PasswordOwner } from '#contract/accounts/guess-password.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { filterBlocks, type PasswordList } from '#contract/accounts/password-filter.ts'
import type { Context, RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'

/** For every place where a password is chosen: throws `password_weak` or `password_common`. */
export function checkNewPassword(ctx: Context, password: string, owner: PasswordOwner): void {
  if (unmetRules(password).length > 0) throw new DomainError('password_weak')
  if (isEasyToGuess(ctx.knownPasswords, password, owner)) throw new DomainError('password_common')
}

/** Parts of the lists, for a form that checks the same rule while somebody types, and keeps the password to itself. */
export async function readPasswordBlocks(
  ctx: RequestContext,
  list: PasswordList,
  numbers: readonly number[],
) {
  await ctx.limits.count('passwordBlocks', ctx.ip)
  return numbers
    .filter((number) => number < filterBlocks[list])
    .map((number) => ({ number, ...ctx.knownPasswords.block(list, number) }))
}
