import { chooseChannel } from '#rules/messages/choose-channel.ts'
import type { Context } from '../context.server.ts'
import { readChannelFacts } from './channel-facts.ts'
import { countryOf } from './recipient.ts'

/** Whether a sign-in code of this outlet would go to a phone number by WhatsApp or SMS now. */
export async function goesByPhone(ctx: Context, outletId: string, phone: string): Promise<boolean> {
  const event = 'sign_in_code'
  const message = {
    outletId,
    event,
    country: countryOf(phone),
  } as const
  const content = { phone, email: '', store: '', values: [], link: '' }
  const { facts, settings } = await readChannelFacts(ctx, message, content, [])
  return chooseChannel({ event, facts, priceCap: settings?.priceCap ?? null }).channel !== undefined
}
