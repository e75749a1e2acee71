import { memo } from 'react'
import type { messageCosts } from '#content/demo/message-costs.ts'
import { type RateRegion, regionNames } from '#content/demo/rate-card.ts'
import { channelNames, shopSide } from '#content/demo/shop-side.ts'
import { inDollars, messagePurposes } from '#rules/message-cost.ts'
import { Select } from '#web/kit/forms/select.tsx'
import { useDemoContext } from '../frame/use-demo.ts'

const { costs: copy } = shopSide

interface MessageCostsProps {
  costs: ReturnType<typeof messageCosts>
  region: RateRegion
  onRegion: (region: string) => void
}

/** What the messages cost so far, and the rates behind it. */
export const MessageCosts = memo(function MessageCosts({ costs, region, onRegion }: MessageCostsProps) {
  return (
    <section className="shop-side-costs" aria-label={copy.title}>
      <p className="shop-side-sum">
        <span>{copy.title}</span>
        <b className="typed">{inDollars(costs.cost)}</b>
      </p>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{copy.channel}</th>
            <th scope="col">{copy.sent}</th>
            <th scope="col">{copy.sum}</th>
          </tr>
        </thead>
        <tbody>
          {costs.lines.map(({ channel, sent, cost }) => (
            <tr key={channel} data-channel={channel}>
              <th scope="row">{channelNames[channel]}</th>
              <td>{sent}</td>
              <td>{inDollars(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="shop-side-thousand">{copy.perThousand(thousandfold(costs.cost))}</p>
      <RateCardTable {...{ region, onRegion }} />
    </section>
  )
})

const thousandfold = (cost: number) => `$${((cost * 1000) / 10_000).toFixed(2)}`

function RateCardTable({ region, onRegion }: Omit<MessageCostsProps, 'costs'>) {
  const { rateCard } = useDemoContext()
  const { email, sms, whatsapp, push } = rateCard.regions[region]
  const rows = [
    [copy.rows.email, email],
    [copy.rows.sms, sms],
    ...messagePurposes.map((purpose) => [copy.rows[purpose], whatsapp[purpose]] as const),
    [copy.rows.push, push],
  ] as const
  return (
    <details className="shop-side-card">
      <summary>{copy.card(regionNames[region])}</summary>
      <Select
        label={copy.region}
        value={region}
        options={Object.entries(regionNames).map(([value, text]) => ({ value, text }))}
        onChange={({ currentTarget }) => onRegion(currentTarget.value)}
      />
      <p>
        {rateCard.source}. {copy.valid(rateCard.validFrom)}
      </p>
      <table>
        <caption className="visually-hidden">{copy.card(regionNames[region])}</caption>
        <tbody>
          {rows.map(([name, rate]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{rate === 0 ? shopSide.message.free : inDollars(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
