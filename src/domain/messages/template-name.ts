import type { MessageEvent } from '#rules/messages/events.ts'

/** Texts belong to an outlet: one that was refused to a store is not refused to the others. */
export const templateName = (outletId: string, event: MessageEvent): string =>
  `${event}_${outletId.replaceAll('-', '').slice(0, 12)}`
