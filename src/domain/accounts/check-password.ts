import { and, eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { Context, RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>

/** Whether the password is theirs. Somebody without an account, or without a password, costs the same time. */
export async function checkPassword(
  ctx: RequestContext,
  user: Account | undefined,
  password: string,
): Promise<boolean> {
  const stored = user && storedHash(ctx, user)
  const isRight = await ctx.passwords.verify(stored ?? ctx.passwords.decoy, asTyped(password), ctx.isGone)
  if (!user || !stored || !isRight) return false
  await renewHash(ctx, user, stored, password)
  return true
}

/** The same question outside a request: nobody waits for the answer, so its time tells nothing. */
export async function fitsPassword(ctx: Context, user: Account, password: string): Promise<boolean> {
  const stored = storedHash(ctx, user)
  return stored !== undefined && ctx.passwords.verify(stored, asTyped(password))
}

const storedHash = (ctx: Context, { passwordHash }: Account) =>
  passwordHash === null ? undefined : ctx.keys.unseal(passwordHash, sealedFor)

/** Settings rise and keys change; the one moment to follow is when the password is at hand. */
async function renewHash(
  ctx: RequestContext,
  user: Account,
  stored: string,
  password: string,
): Promise<void> {
  const isWeak = ctx.passwords.needsRehash(stored)
  if (!user.passwordHash || (!isWeak && ctx.keys.isNewest(user.passwordHash))) return
  try {
    const passwordHash = isWeak ? await hashPassword(ctx, password) : ctx.keys.seal(stored, sealedFor)
    await ctx.db
      .update(users)
      .set({ passwordHash })
      // Unless it was changed meanwhile.
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
  } catch (error) {
    // Under load the next sign-in will do.
    if (!(error instanceof DomainError)) throw error
  }
}

/** The hash is sealed with our own key, so that a copy of the database alone cannot be guessed at. */
export async function hashPassword(
  ctx: Pick<Context, 'keys' | 'passwords'>,
  password: string,
  isGone?: () => boolean,
): Promise<string> {
  return ctx.keys.seal(await ctx.passwords.hash(asTyped(password), isGone), sealedFor)
}

const sealedFor = 'password'

/** One keyboard writes é as one letter, another as two: to its owner both are the same password. */
const asTyped = (password: string) => password.normalize('NFC')
