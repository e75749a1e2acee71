import { costOfMessage, type RegionRates } from '#rules/message-cost.ts'
import { type Channel, channels, type DemoEvent } from '#shop-model/state.ts'
import { type MessageParties, messageOf } from './messages.ts'

export interface ChannelCost {
  channel: Channel
  sent: number
  /** In hundredths of a cent. */
  cost: number
}

/** What the messages of these events cost, per channel and in total. */
export function messageCosts(
  events: readonly DemoEvent[],
  parties: MessageParties,
  rates: RegionRates,
): { lines: ChannelCost[]; sent: number; cost: number } {
  const lines = channels.map((channel) => {
    const costs = events
      .filter((event) => event.channels.includes(channel))
      .map((event) => messageCost(event, channel, parties, rates))
    return { channel, sent: costs.length, cost: costs.reduce((sum, cost) => sum + cost, 0) }
  })
  return {
    lines,
    sent: lines.reduce((sum, line) => sum + line.sent, 0),
    cost: lines.reduce((sum, line) => sum + line.cost, 0),
  }
}

export function messageCost(
  event: DemoEvent,
  channel: Channel,
  parties: MessageParties,
  rates: RegionRates,
): number {
  const message = messageOf(event, channel, parties)
  return message ? costOfMessage(message, rates) : 0
}
