import type * as z from 'zod/mini'
import type { eventInput } from '#contract/events/shapes.ts'
import { events } from '#database/schema/events.ts'
import type { RequestContext } from '../context.server.ts'
import { newId } from '../identifiers.ts'

/** Stores that something happened. The address of the visitor serves the limit and is not kept with it. */
export async function countEvent(ctx: RequestContext, event: z.infer<typeof eventInput>): Promise<void> {
  await ctx.limits.count('event', ctx.ip)
  const now = ctx.clock.now()
  await ctx.db.insert(events).values({
    id: newId(now),
    category: event.category,
    label: event.label,
    path: event.path,
    source: event.source,
    createdAt: now,
  })
}
