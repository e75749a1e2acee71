import { costOfMessage, type RegionRates } from '#rules/message-cost.ts'
import { type Channel, channels, type DemoEvent } from '#shop-model/state.ts'
import { type Correspondents, messageOf } from './emails.ts'

export interface BillLine {
  channel: Channel
  sent: number
  /** In hundredths of a cent. */
  cost: number
}

/** What the messages of these events have cost, channel by channel and in all. */
export function billOf(
  events: readonly DemoEvent[],
  who: Correspondents,
  rates: RegionRates,
): { lines: BillLine[]; sent: number; cost: number } {
  const lines = channels.map((channel) => {
    const costs = events
      .filter((event) => event.channels.includes(channel))
      .map((event) => costOf(event, channel, who, rates))
    return { channel, sent: costs.length, cost: costs.reduce((sum, cost) => sum + cost, 0) }
  })
  return {
    lines,
    sent: lines.reduce((sum, line) => sum + line.sent, 0),
    cost: lines.reduce((sum, line) => sum + line.cost, 0),
  }
}

export function costOf(event: DemoEvent, channel: Channel, who: Correspondents, rates: RegionRates): number {
  const message = messageOf(event, channel, who)
  return message ? costOfMessage(message, rates) : 0
}
