import { commission } from '#content/site/commission.ts'
import { cohortsOf, monthsOf } from '#rules/commission/commission.ts'
import { inputOf } from '#rules/commission/settings.ts'
import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'

/** The calculator's own first year, drawn from its own model: each bar a month, new merchants on top. */
export function Cohorts() {
  const input = inputOf({ ...commission.defaults, months: 9 }, commission)
  const months = monthsOf(input)
  const most = months.at(-1)?.pay ?? 1
  return (
    <Drawing>
      <path d="M20 8V160H226" strokeWidth="3" />
      {months.map((step) => {
        const { month, pay } = step
        const height = (140 * pay) / most
        const fresh = (height * (cohortsOf(step, input).at(-1)?.pay ?? 0)) / pay
        const x = 6 + month * 22
        return (
          <g key={month} strokeWidth="2.5">
            <path d={`M${x} 160V${160 - height}H${x + 16}V160Z`} fill={ink.stock} />
            <path d={`M${x} ${160 - height}h16v${fresh}h-16z`} fill={ink.spot} />
          </g>
        )
      })}
    </Drawing>
  )
}
