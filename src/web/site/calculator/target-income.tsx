import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { type CommissionInput, ceilingOf, monthsOf } from '#rules/commission/commission.ts'
import { churnFor, monthFor, referralsFor } from '#rules/commission/need.ts'
import { commissionLimits, inputOf, readNumber, writeSettings } from '#rules/commission/settings.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { TypedNumber } from '#web/kit/forms/typed-number.tsx'
import { count, perCent } from './figures.ts'
import { useMoney } from './money.ts'
import type { SettingsProps } from './settings-props.ts'
import './target-income.css'

const { need: copy } = commissionCopy

/** Solves for a target income: three ways to reach it. */
export function TargetIncome({ settings, onChange }: SettingsProps) {
  const money = useMoney()
  const { min, max } = commissionLimits.need
  const input = inputOf(settings, commission)
  const answers = [
    referralAnswer(input, settings.need, money.whole),
    monthAnswer(input, settings.need, money.whole),
    churnAnswer(input, settings.need),
  ]
  return (
    <section className="target-income" aria-labelledby="need">
      <div className="wrap">
        <h2 id="need">{copy.heading}</h2>
        <form className="target-income-question" method="get" onSubmit={(event) => event.preventDefault()}>
          <p>
            {copy.before(money.sign)}
            <TypedNumber
              label={copy.label}
              name="need"
              value={settings.need}
              read={(text) => readNumber('need', text)}
              format={count}
              onChange={(need) => onChange({ need })}
              beyond={commissionCopy.form.clamped(money.whole(min), money.whole(max))}
            />{' '}
            {copy.after(settings.months)}
          </p>
          {[...new URLSearchParams(writeSettings(settings))]
            .filter(([name]) => name !== 'need')
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <div className="settings-form-submit">
            <Button type="submit">{copy.submit}</Button>
          </div>
        </form>
        <p className="target-income-answers-name">{copy.answers}</p>
        <dl className="target-income-answers">
          {answers.map(({ term, value, text }) => (
            <div key={term} data-never={value === undefined || undefined}>
              <dt>{term}</dt>
              <dd>
                {value !== undefined && <b>{value}</b>}
                <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

interface Answer {
  term: string
  /** Missing where this way does not lead there. */
  value?: string
  text: string
}

type Write = (sum: number) => string

function referralAnswer(input: CommissionInput, need: number, write: Write): Answer {
  const { term, value, text, enough, never } = copy.referrals
  const referrals = referralsFor(input, need)
  if (referrals === undefined) return { term, text: never }
  const pay = monthsOf({ ...input, referrals }).at(-1)?.pay ?? 0
  return { term, value: value(count(referrals)), text: referrals === 0 ? enough : text(write(pay)) }
}

function monthAnswer(input: CommissionInput, need: number, write: Write): Answer {
  const { term, value, text, sooner, never, neverAtAll } = copy.month
  const horizon = commissionLimits.months.max
  const month = monthFor(input, need, horizon)
  if (month !== undefined) return { term, value: value(month), text: month < input.months ? sooner : text }
  const ceiling = input.growth === 0 ? ceilingOf(input) : undefined
  return { term, text: ceiling === undefined ? neverAtAll(horizon) : never(write(ceiling)) }
}

function churnAnswer(input: CommissionInput, need: number): Answer {
  const { term, value, text, spare, never } = copy.churn
  const churn = churnFor(input, need)
  if (churn === undefined) return { term, text: never }
  return { term, value: value(perCent(churn * 100)), text: churn >= input.churn ? spare : text }
}
