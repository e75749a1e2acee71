import { hash } from 'node:crypto'
import type { MessageEvent } from '#rules/messages/events.ts'

/**
 * Texts belong to an outlet: one that was refused to a store is not refused to the others. A text on WhatsApp also
 * contains the beginning of its links, so a store with another address gets other texts.
 */
export const templateName = (outletId: string, event: MessageEvent, linkBase = ''): string =>
  `${event}_${hash('sha256', `${outletId} ${linkBase}`, 'hex').slice(0, 16)}`
