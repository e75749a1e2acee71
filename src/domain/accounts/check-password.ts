import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'

type UserRow = typeof users.$inferSelect

/** A hash of nothing anybody knows: checking it takes as long as checking a real one. */
let decoy: Promise<string> | undefined

/** Whether the password is theirs. Somebody without an account, or without a password, costs the same time. */
export async function checkPassword(
  ctx: Context,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> {
  const stored = user?.passwordHash ? unpepper(ctx, user.passwordHash) : undefined
  if (!user || !stored) {
    decoy ??= ctx.passwords.hash(crypto.randomUUID())
    await ctx.passwords.verify(await decoy, password)
    return false
  }
  const right = await ctx.passwords.verify(stored, password)
  if (right && ctx.passwords.needsRehash(stored)) {
    await ctx.db
      .update(users)
      .set({ passwordHash: await hashPassword(ctx, password) })
      .where(eq(users.id, user.id))
  }
  return right
}

/** The hash is sealed with our own key, so that a copy of the database alone cannot be guessed at. */
export async function hashPassword(ctx: Context, password: string): Promise<string> {
  return ctx.keys.seal(await ctx.passwords.hash(password), 'password')
}

const unpepper = (ctx: Context, sealed: string) => ctx.keys.unseal(sealed, 'password')
