import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { type CommissionInput, costOfChurn, totalOf, valueOfReferral } from '#rules/commission/commission.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Receipt } from '#web/kit/print/receipt.tsx'
import { upToTenths } from './figures.ts'
import { lengthOf } from './figure-length.ts'
import { useMoney } from './money.ts'
import './churn-cost.css'

const { leaving: copy } = commissionCopy

/** The price of churn, drawn to scale, and the receipt for a single merchant. */
export function ChurnCost({ input }: { input: CommissionInput }) {
  const money = useMoney()
  const earned = totalOf(input)
  const cost = costOfChurn(input)
  const nobody = input.churn === 0
  return (
    <section className="churn-cost" aria-labelledby="leaving">
      <div className="churn-cost-inner wrap">
        <div className="churn-cost-text">
          <h2 id="leaving">{copy.heading}</h2>
          {!nobody && (
            <p className="churn-cost-figure" data-length={lengthOf(money.whole(cost))}>
              −{money.whole(cost)}
            </p>
          )}
          <p className="lead">{nobody ? copy.nobody : copy.text(money.cents(cost), input.months)}</p>
          {!nobody && <Strip earned={earned} cost={cost} />}
          {!nobody && (
            <KeyValueList
              align="end"
              rows={[
                { term: copy.rows.stay, value: copy.rows.months(upToTenths(1 / input.churn)) },
                { term: copy.rows.pointLess, value: money.whole(pointLess(input)) },
              ]}
            />
          )}
        </div>
        <div className="churn-cost-receipt">
          <OneMerchant input={input} />
        </div>
      </div>
    </section>
  )
}

const pointLess = (input: CommissionInput) =>
  totalOf({ ...input, churn: Math.max(0, input.churn - 0.01) }) - totalOf(input)

/** What was earned and what went, as parts of one bar. */
function Strip({ earned, cost }: { earned: number; cost: number }) {
  const money = useMoney()
  const share = earned + cost > 0 ? (100 * earned) / (earned + cost) : 100
  return (
    <svg
      className="churn-cost-strip"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg is an image by its role only
      role="img"
      aria-label={copy.picture(money.whole(earned), money.whole(cost))}
    >
      <rect width={`${share.toFixed(2)}%`} height="100%" data-part="earned" />
      <rect
        x={`${share.toFixed(2)}%`}
        width={`${(100 - share).toFixed(2)}%`}
        height="100%"
        data-part="gone"
      />
      <text x="12" y="50%" dy=".35em" data-part="earned">
        {copy.earned}
      </text>
      {share < 88 && (
        <text x="100%" y="50%" dx="-12" dy=".35em" textAnchor="end" data-part="gone">
          {copy.gone}
        </text>
      )}
    </svg>
  )
}

const yearsShown = 3

/** One referral, billed year by year: fewer and fewer of a hundred like it are still there. */
function OneMerchant({ input }: { input: CommissionInput }) {
  const money = useMoney()
  const { receipt } = copy
  const { churn, bonus, term = Infinity } = input
  const rate = input.tiers[0]?.rate ?? 0
  const within = (months: number) =>
    valueOfReferral({ ...input, bonus: 0, term: Math.min(months, term) }, rate) ?? 0
  const total = valueOfReferral(input, rate)
  const years = Array.from({ length: yearsShown }, (_, index) => ({
    name: receipt.year(index + 1),
    amount: within((index + 1) * 12) - within(index * 12),
  })).filter(({ amount }) => amount > 0)
  const rest = total === undefined ? undefined : total - bonus - within(yearsShown * 12)
  return (
    <Receipt
      head={<b>{receipt.head}</b>}
      lines={[
        ...years.map(({ name, amount }) => ({ name, amount: money.cents(amount) })),
        ...(rest === undefined || rest > 0.005
          ? [{ name: receipt.rest, amount: rest === undefined ? receipt.endless : money.cents(rest) }]
          : []),
        ...(bonus > 0 ? [{ name: receipt.bonus, amount: money.cents(bonus) }] : []),
      ]}
      total={{ label: receipt.total, amount: total === undefined ? receipt.endless : money.cents(total) }}
      code={`${commission.price}-${Math.round(rate * 100)}-${Math.round(churn * 1000)}`}
    >
      <p>{receipt.note}</p>
      {input.tiers.length > 1 && <p>{receipt.tiers}</p>}
    </Receipt>
  )
}
