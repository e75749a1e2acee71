import {
  messageAttempts,
  messageSenders,
  messageSettings,
  messageStops,
  messageTemplates,
  messages,
} from '#database/schema/messages.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'

/** At least one row in every table that messages have. */
export async function furnishMessages(
  { db, clock }: Context,
  place: { companyId: string; outletId: string },
): Promise<void> {
  const now = clock.now()
  const messageId = newId(now)
  const state = { state: 'approved', reason: '', updatedAt: now }
  await db.insert(messageSenders).values({
    ...place,
    ...state,
    channel: 'whatsapp',
    name: '919820012345',
    displayName: 'Straits',
    entityId: '',
    providerId: place.outletId,
    consent: 'A box at the checkout',
  })
  await db.insert(messageTemplates).values({
    ...place,
    ...state,
    event: 'order_changed',
    channel: 'whatsapp',
    language: 'en',
    providerId: messageId,
    category: 'utility',
  })
  await db.insert(messageSettings).values({ ...place, off: {}, quietFrom: 0, quietTo: 0, updatedAt: now })
  await db.insert(messages).values({
    ...place,
    id: messageId,
    event: 'order_changed',
    key: messageId,
    orderName: '#1',
    isTest: false,
    contentEnc: '',
    phoneHash: '',
    emailHash: '',
    country: 'IN',
    state: 'delivered',
    reason: '',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(messageAttempts).values({
    ...place,
    id: newId(now),
    messageId,
    channel: 'whatsapp',
    state: 'delivered',
    units: 1,
    price: 1_400,
    error: '',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(messageStops).values({
    ...place,
    channel: 'sms',
    recipientHash: 'hash',
    recipientHint: '…345',
    by: 'reply',
    stoppedAt: now,
  })
}
