import { Link } from 'react-router'
import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { firstMonthAt, monthsOf } from '#rules/commission/commission.ts'
import { type CommissionSettings, inputOf, onScale, writeSettings } from '#rules/commission/settings.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { count, perCent } from './figures.ts'
import { lengthOf } from './figure-length.ts'
import { useMoney } from './money.ts'
import './scenario-copies.css'

const { scenarios: copy, result } = commissionCopy

/** The form as filled in, once with less luck and once with more: three copies, white, canary and pink. */
export function ScenarioCopies({ settings, onTake }: { settings: CommissionSettings; onTake: () => void }) {
  const money = useMoney()
  const copies = commission.scenarios.map((scenario) => {
    const own = {
      ...settings,
      growth: onScale('growth', settings.growth * scenario.growth),
      churn: onScale('churn', settings.churn * scenario.churn),
    }
    return { ...scenario, own, months: monthsOf(inputOf(own, commission)) }
  })
  const most = Math.max(...copies.flatMap(({ months }) => months.map(({ pay }) => pay)))
  return (
    <section className="scenario-copies" aria-labelledby="copies">
      <div className="scenario-copies-head wrap">
        <h2 id="copies">{copy.heading}</h2>
        <p className="lead">{copy.text}</p>
      </div>
      <ol className="scenario-copies-sheets">
        {copies.map(({ id, surface, own, months }) => (
          <li key={id} className="scenario-copy" data-surface={surface}>
            <h3>{copy.names[id]}</h3>
            <p className="scenario-copy-assumes">{copy.assumes(perCent(own.growth), perCent(own.churn))}</p>
            <Figure total={months.at(-1)?.total ?? 0} />
            <Curve pays={months.map(({ pay }) => pay)} most={most} />
            <KeyValueList
              align="end"
              rows={[
                { term: copy.rows.last, value: money.whole(months.at(-1)?.pay ?? 0) },
                { term: copy.rows.active, value: count(months.at(-1)?.active ?? 0) },
                {
                  term: copy.rows.milestone(money.whole(commission.milestone)),
                  value: milestoneText(firstMonthAt(months, commission.milestone), months.length),
                },
              ]}
            />
            {writeSettings(own) === writeSettings(settings) ? (
              <p className="scenario-copy-take">{copy.taken}</p>
            ) : (
              <p className="scenario-copy-take">
                <Link
                  to={`?${writeSettings(own)}`}
                  discover="none"
                  preventScrollReset
                  className="text-link"
                  onClick={onTake}
                >
                  {copy.take}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Figure({ total }: { total: number }) {
  const money = useMoney()
  const figure = money.whole(total)
  return (
    <p className="scenario-copy-figure" data-length={lengthOf(figure)}>
      {figure}
    </p>
  )
}

const milestoneText = (month: number | undefined, months: number) =>
  month === undefined ? result.milestoneMissed(months) : result.monthNumber(month)

/** The months as one outline, all three on the same scale, so that they can be held against each other. */
function Curve({ pays, most }: { pays: readonly number[]; most: number }) {
  const width = 100 / pays.length
  const height = (pay: number) => Number((100 - (100 * pay) / Math.max(most, 1)).toFixed(2))
  const steps = pays.map((pay, index) => `V${height(pay)}H${Number(((index + 1) * width).toFixed(2))}`)
  return (
    <svg className="scenario-copy-curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 100${steps.join('')}V100Z`} />
    </svg>
  )
}
