import { and, eq, isNull } from 'drizzle-orm'
import type { ShowcasePlace } from '#contract/showcase/places.ts'
import { sessions } from '#database/schema/sessions.ts'
import type { RequestContext } from '../context.server.ts'
import { hashSecret } from '../identifiers.ts'
import { showcaseMethod } from '../sessions/session.server.ts'
import { readShowcaseCookie } from './showcase-cookie.ts'

/** Ends the visit of this browser, if it has one, and says which page it began from. */
export async function leaveShowcase({ db, clock, credentials }: RequestContext): Promise<ShowcasePlace> {
  const { secret, from } = readShowcaseCookie(credentials.showcase)
  if (secret) {
    await db
      .update(sessions)
      .set({ endedAt: clock.now(), endedBecause: 'left' })
      .where(
        and(
          eq(sessions.partnerHash, hashSecret(secret)),
          eq(sessions.method, showcaseMethod),
          isNull(sessions.endedAt),
        ),
      )
  }
  return from
}
