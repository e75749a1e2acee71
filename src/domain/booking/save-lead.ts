import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { leadInput } from '#contract/bookings/shapes.ts'
import { campaignOf } from '#contract/events/campaign.ts'
import { demoLeads } from '#database/schema/bookings.ts'
import { requireCaptcha } from '../captcha.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { saveContact } from '../leads/save-contact.ts'
import { queueMail } from '../mail/queue-mail.ts'

/**
 * Somebody passed the captcha and may hold one time and book it. Who they are and what they answered stays with us
 * only if they said so; the rest of the way they carry it themselves.
 */
export async function saveLead(
  ctx: RequestContext,
  { consent, email, platform, orders, pain, note, set_up: setUp, token, ...marks }: z.infer<typeof leadInput>,
): Promise<string> {
  await ctx.limits.count('lead', ctx.ip)
  await requireCaptcha(ctx, token, 'DEMO')
  const now = ctx.clock.now()
  const secret = newSecret()
  const id = newId(now)
  const mayKeep = consent && email !== undefined
  await withTransaction(ctx, async (tx) => {
    await tx.db.insert(demoLeads).values({
      id,
      secretHash: hashSecret(secret),
      createdAt: now,
      ...(mayKeep && { email, answers: { platform, orders, pain, note }, setUp, consentAt: now }),
    })
    if (mayKeep) {
      await saveContact(tx, { id, kind: 'unfinished', email, name: '', at: now, source: campaignOf(marks) })
    }
  })
  return secret
}

/**
 * For browsers without JavaScript, which cannot solve the captcha: the link that books is emailed, so only somebody who
 * reads that mailbox can book. The form is kept for a day, as long as the link works (`purge-expired.ts`).
 */
export async function emailLead(
  ctx: RequestContext,
  { email, ...request }: { email: string } & Record<string, unknown>,
): Promise<void> {
  await ctx.limits.count('lead', ctx.ip)
  await ctx.limits.count('contactConfirm', email.toLowerCase())
  const now = ctx.clock.now()
  const secret = newSecret()
  const id = newId(now)
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .insert(demoLeads)
      .values({ id, secretHash: hashSecret(secret), createdAt: now, email, request })
    await queueMail(tx, email, `booking-continue:${id}`, {
      template: 'booking-continue',
      data: { continueUrl: `${tx.settings.publicBaseUrl}/schedule-a-demo/confirm?lead=${secret}` },
    })
  })
}

export type Lead = typeof demoLeads.$inferSelect

/** The lead of a secret. Leads without consent are deleted after a day (`purge-expired.ts`). */
export async function findLead(ctx: Context, secret: string): Promise<Lead | undefined> {
  const [lead] = await ctx.db
    .select()
    .from(demoLeads)
    .where(eq(demoLeads.secretHash, hashSecret(secret)))
  return lead
}

/** For a change: two requests of one visitor take turns. */
export async function lockLead(ctx: Context, secret: string): Promise<Lead> {
  const [lead] = await ctx.db
    .select()
    .from(demoLeads)
    .where(eq(demoLeads.secretHash, hashSecret(secret)))
    .for('update')
  if (!lead) throw new DomainError('lead_unknown')
  return lead
}
