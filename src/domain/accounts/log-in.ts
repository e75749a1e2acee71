import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { type SignedIn, signIn } from '../sessions/sign-in.ts'
import { checkPassword } from './check-password.ts'

export interface LogIn {
  email: string
  password: string
  /** From the authenticator app, or a backup code. */
  code: string
}

/** Signs in by password. A wrong password and an unknown address get the same answer in the same time. */
export async function logIn(ctx: RequestContext, { email, password }: LogIn): Promise<SignedIn> {
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email))
  if (!(await checkPassword(ctx, user, password)) || !user || user.disabledAt) {
    throw new DomainError('wrong_credentials')
  }
  return signIn(ctx, user.id, 'password')
}
