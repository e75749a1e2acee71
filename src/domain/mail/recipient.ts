import type { Mail } from '#contract/emails/shapes.ts'
import type { Context } from '../context.server.ts'

/** A shopper's address is not ours to keep: it lies sealed in the outbox, and is erased with the sending. */
const toShoppers: readonly string[] = [
  'shopper-code',
  'shopper-order',
  'shopper-change',
] satisfies Mail['template'][]

export const isToShopper = (template: string) => toShoppers.includes(template)

interface Row {
  id: string
  template: string
  recipient: string
}

const aboutOf = (id: string) => `mail-recipient|${id}`

export const storedRecipient = ({ keys }: Pick<Context, 'keys'>, { id, template, recipient }: Row): string =>
  isToShopper(template) ? keys.seal(recipient, aboutOf(id)) : recipient

export function recipientOf({ keys }: Pick<Context, 'keys'>, { id, template, recipient }: Row): string {
  if (!isToShopper(template)) return recipient
  const opened = keys.unseal(recipient, aboutOf(id))
  if (opened === undefined) throw new Error('The keys do not open the recipient of this email.')
  return opened
}

/** What went wrong, as a new error: the old one carries the address in its message and beside it. */
export const withoutAddress = (error: unknown, address: string): Error =>
  new Error(String(error).toLowerCase().replaceAll(address.toLowerCase(), '…'))
