import type { ShowcasePlace } from '#contract/showcase/places.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { recogniseShowcase } from '../sessions/authenticate.ts'
import { deviceLabel } from '../sessions/device-label.ts'
import { insertSession } from '../sessions/session-statements.ts'
import { lifetimes, showcaseMethod } from '../sessions/session.server.ts'
import { findShowcase } from './find-showcase.ts'
import { showcaseCookieValue } from './showcase-cookie.ts'

/**
 * Opens the demo store for a visitor, and answers with the value of their cookie. Nobody signs in: no device is
 * remembered, no email is sent, and the merchant's own sessions are not counted. A visit that goes on is kept.
 */
export async function openShowcase(ctx: RequestContext, from: ShowcasePlace): Promise<string> {
  if (!ctx.settings.showcaseMerchant) throw new DomainError('not_found')
  if (ctx.credentials.showcase && (await recogniseShowcase(ctx))) return ctx.credentials.showcase
  await ctx.limits.count('showcase', ctx.ip)
  const shown = await findShowcase(ctx)
  if (!shown) throw new DomainError('not_found')
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + lifetimes.showcase)
  const secret = newSecret()
  await withTransaction(ctx, async (tx) => {
    await insertSession(tx.db).execute({
      id: newId(now),
      userId: shown.userId,
      companyId: shown.companyId,
      activeOutletId: shown.outletId,
      partnerHash: hashSecret(secret),
      // Nobody gets an access token or a refresh token of it.
      accessHash: hashSecret(newSecret()),
      accessExpiresAt: now,
      refreshHash: hashSecret(newSecret()),
      refreshUntil: now,
      expiresAt,
      provedAt: new Date(0),
      method: showcaseMethod,
      device: deviceLabel(tx.userAgent),
      ip: tx.ip,
      actorId: null,
      parentId: null,
      limitedUser: null,
      now,
    })
    // Of the company, not of the merchant, whose own activity it is not.
    await addAuditEntry(tx, { action: 'showcase-opened', companyId: shown.companyId, detail: { from } })
  })
  return showcaseCookieValue(secret, from)
}
