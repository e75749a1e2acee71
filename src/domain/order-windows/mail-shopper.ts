import type { MailData } from '#contract/emails/shapes.ts'
import type { Context } from '../context.server.ts'
import { isQueued, queueMail } from '../mail/queue-mail.ts'
import { findHostOfOutlet } from '../shoppers/find-account-host.ts'
import { createLink } from '../shoppers/order-links.ts'
import type { Tending } from './tending.ts'

const hours = 24

/** Tells the shopper what became of the order, once for each key. An order without an email gets none. */
export async function mailShopper(
  tx: Context,
  { window, order }: Pick<Tending, 'window' | 'order'>,
  { about, key }: { about: MailData<'shopper-change'>['about']; key: string },
): Promise<void> {
  const dedupeKey = `shopper-change:${about}:${key}`
  const host = await findHostOfOutlet(tx, window.outletId)
  if (!host || !order.email || (await isQueued(tx, dedupeKey))) return
  const expiresAt = new Date(tx.clock.now().getTime() + hours * 60 * 60 * 1000)
  const { orderId, orderName } = window
  const orderUrl = await createLink(tx, host, { orderId, orderName, expiresAt })
  await queueMail(tx, order.email, dedupeKey, {
    template: 'shopper-change',
    data: { store: host.brand.name, orderName, about, orderUrl, hours },
  })
}
