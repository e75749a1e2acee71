import { accountPaths } from '#contract/account/paths.ts'
import type { Context } from '../../context.server.ts'
import { DomainError } from '../../domain-error.ts'
import type { StoreContext } from '../../shoppers/shopper-context.ts'
import { recipientHint } from '../recipient.ts'
import { isStopped, startMessages, stopMessages } from './stops.ts'

const sealedFor = (outletId: string) => `unsubscribe|${outletId}`

/** The address in an email that ends these emails: for one reader at one store, for as long as the keys are kept. */
export function unsubscribeUrl(
  { keys }: Pick<Context, 'keys'>,
  { outletId, origin }: { outletId: string; origin: string },
  email: string,
): string {
  const token = keys.seal(email, sealedFor(outletId))
  return `${origin}${accountPaths.unsubscribe}?${new URLSearchParams({ token })}`
}

export interface Unsubscribing {
  /** Enough of the address to recognise. */
  hint: string
  isStopped: boolean
}

/** Looking changes nothing: programs that open links in emails see a page with a button. */
export async function viewUnsubscribe(ctx: StoreContext, token: string): Promise<Unsubscribing> {
  const { outletId } = ctx.accountHost
  const recipient = await requireReader(ctx, token)
  return {
    hint: recipientHint(recipient),
    isStopped: await isStopped(ctx, { outletId, channel: 'email', recipient }),
  }
}

/** The press of the button, or of the one that a mail program has for this (RFC 8058); and the way back. */
export async function setUnsubscribed(ctx: StoreContext, token: string, isOff: boolean): Promise<void> {
  const { outletId, companyId } = ctx.accountHost
  const recipient = await requireReader(ctx, token)
  const reader = { outletId, channel: 'email' as const, recipient }
  await (isOff ? stopMessages(ctx, { ...reader, companyId, by: 'unsubscribe' }) : startMessages(ctx, reader))
}

async function requireReader(ctx: StoreContext, token: string): Promise<string> {
  const email = ctx.keys.unseal(token, sealedFor(ctx.accountHost.outletId))
  if (email) return email
  await ctx.limits.count('shopperLink', ctx.ip)
  throw new DomainError('account_link_ended')
}
