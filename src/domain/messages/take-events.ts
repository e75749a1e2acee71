import { and, eq } from 'drizzle-orm'
import { messageTemplates } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import type { ChatEvent, TextEvent } from '../ports/messages.ts'
import { decideNumber } from './senders/check-sender.ts'
import { takeReport } from './settle-attempt.ts'
import { takeReply } from './stops/stops.ts'

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** What a signed webhook of Meta says. Each event is safe to take twice, and in any order. */
export async function takeChatEvents(ctx: Context, events: readonly ChatEvent[]): Promise<void> {
  for (const event of events) {
    switch (event.kind) {
      case 'report':
        if (isId(event.reference)) await takeReport(ctx, event.reference, event)
        break
      case 'reply':
        await takeReply(ctx, { ...event, channel: 'whatsapp' })
        break
      case 'template':
        await setTemplates(ctx, event, { state: event.state, reason: event.reason })
        break
      case 'category':
        await setTemplates(ctx, event, { category: event.category })
        break
      case 'number':
        await decideNumber(ctx, event)
        break
    }
  }
}

export async function takeTextEvents(ctx: Context, events: readonly TextEvent[]): Promise<void> {
  for (const event of events) {
    if (event.kind === 'reply') await takeReply(ctx, { ...event, channel: 'sms' })
    else if (isId(event.reference)) await takeReport(ctx, event.reference, event)
  }
}

async function setTemplates(
  { db, clock }: Context,
  { name, language }: { name: string; language: string },
  set: Partial<Pick<typeof messageTemplates.$inferInsert, 'state' | 'reason' | 'category'>>,
): Promise<void> {
  await db
    .update(messageTemplates)
    .set({ ...set, updatedAt: clock.now() })
    .where(and(eq(messageTemplates.providerId, name), eq(messageTemplates.language, language)))
}
