import { useId } from 'react'
import './stocks.css'

const stocks = ['white', 'canary', 'blue'] as const
const width = 1440
const height = 600
const strip = width / stocks.length

/** One balance printed across three stocks. Where the paper changes, the ink does; the figure does not. */
export function BalanceOnStocks({ balance }: { balance: string }) {
  const id = useId()
  return (
    <svg className="balance-on-stocks" viewBox={`0 0 ${width} ${height}`}>
      {stocks.map((stock, index) => (
        <g key={stock} data-inks={stock}>
          <clipPath id={`${id}${stock}`}>
            <path d={`M${index * strip} 0h${strip}v${height}h${-strip}z`} />
          </clipPath>
          <path
            className="balance-on-stocks-ground"
            d={`M${index * strip} 0h${strip}v${height}h${-strip}z`}
          />
          <text x={width / 2} y="462" textAnchor="middle" clipPath={`url(#${id}${stock})`}>
            {balance}
          </text>
        </g>
      ))}
    </svg>
  )
}
