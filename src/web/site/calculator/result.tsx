import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import type { CommissionMonth } from '#rules/commission/commission.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { count } from './figures.ts'
import { lengthOf } from './figure-length.ts'
import { useMoney } from './money.ts'
import './result.css'

const { result, warnings } = commissionCopy

export interface Outcome {
  months: readonly CommissionMonth[]
  total: number
  last: number
  active: number
  /** The first month that brings the milestone. */
  milestone?: number
  ceiling?: number
  isGrowing: boolean
}

/** The main figure, what it is not, and four lines that explain it. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { months, total, last, active, milestone } = outcome
  const money = useMoney()
  const figure = money.whole(total)
  return (
    <div className="result">
      <div className="result-main">
        <h2 className="result-title">
          {result.earned} <b>{months.length}</b> {result.months(months.length)}
        </h2>
        <p className="result-figure" data-length={lengthOf(figure)}>
          <span>{figure}</span>
        </p>
        <p className="result-caution">
          <Badge>{commissionCopy.caution}</Badge>
        </p>
      </div>
      <KeyValueList
        align="end"
        rows={[
          { term: result.last, value: money.whole(last) },
          { term: result.active, value: count(active) },
          {
            term: result.milestone(money.whole(commission.milestone)),
            value:
              milestone === undefined ? result.milestoneMissed(months.length) : result.monthNumber(milestone),
          },
          {
            term: passesCeiling(outcome) ? result.settles : result.ceiling,
            value: ceilingText(outcome, money.whole),
          },
        ]}
      />
    </div>
  )
}

/** Merchants from before may lift months above the level that all months come to. */
export const passesCeiling = ({ months, ceiling = Infinity, isGrowing }: Outcome) =>
  !isGrowing && months.some(({ pay }) => pay > ceiling * 1.001)

function ceilingText({ ceiling, isGrowing }: Outcome, write: (sum: number) => string): string {
  if (ceiling === undefined) return result.ceilingNone
  return isGrowing ? result.ceilingGrowing(write(ceiling)) : write(ceiling)
}

/** Warnings about settings that make the result unlikely. */
export function Warnings({ months }: { months: readonly CommissionMonth[] }) {
  const full = months.find(({ joined }) => joined >= commission.most)
  const shown = [
    ...(months.length > commission.sober ? [warnings.sober(commission.sober)] : []),
    ...(full ? [warnings.most(full.month, count(commission.most))] : []),
  ]
  if (shown.length === 0) return null
  return (
    <ul className="result-warnings">
      {shown.map((text) => (
        <li key={text}>
          <Icon name="warning" />
          {text}
        </li>
      ))}
    </ul>
  )
}
