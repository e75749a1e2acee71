import { templatesPanel } from '#content/portal/messages.ts'
import type { MessageSender, MessageTemplate } from '#contract/messages/shapes.ts'

const { notes } = templatesPanel

interface Around {
  priceCap: number | null
  senders: readonly Pick<MessageSender, 'channel' | 'state'>[]
}

/** What keeps the text from being used, and what is used instead. */
export function noteOf(template: MessageTemplate, { priceCap, senders }: Around): string | undefined {
  const { channel, state, reason, moved_to: movedTo, next, is_on: isOn, is_used: isUsed, price } = template
  if (movedTo !== null) return notes.moved(movedTo, next)
  if (state === 'paused') return reason === '132001' ? notes.missing(next) : notes.paused(next)
  if (state === 'rejected') return notes.rejected(next)
  if (state === 'none') return notes.none(channel)
  if (state === 'submitted') return notes.submitted(next)
  if (!isOn) return notes.off
  const sender = senders.find((one) => one.channel === channel)
  if (sender && sender.state !== 'approved') return notes.sender(sender.channel, next)
  if (price === null) return notes.noPrice(next)
  if (priceCap !== null && price > priceCap) return notes.tooDear
  return isUsed ? undefined : notes.moduleOff
}
