import type { z } from 'zod'
import type { Webhook } from '#domain/ports/messages.ts'

/** Stands for an item of a webhook that could not be read. */
const unreadable = Symbol('unreadable')
export type Found<Event> = Event | typeof unreadable

/** Reads each item by itself, so that an odd one takes nothing else along. */
export const eachReadable = <Shape extends z.ZodType, Event>(
  shape: Shape,
  items: readonly unknown[],
  eventsOf: (item: z.infer<Shape>) => Found<Event>[],
): Found<Event>[] =>
  items.flatMap((item) => {
    const { data, success } = shape.safeParse(item)
    return success ? eventsOf(data) : [unreadable]
  })

export function webhookOf<Event>(found: readonly Found<Event>[]): Webhook<Event> {
  const events = found.filter((one): one is Event => one !== unreadable)
  return { events, unreadable: found.length - events.length }
}
