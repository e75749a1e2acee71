import { Link } from 'react-router'
import { messageNames, messagesPanel as copy } from '#content/portal/messages.ts'
import type { MessageAttempt, MessageRow } from '#contract/messages/shapes.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'

type Stated = Pick<MessageRow, 'state' | 'reason' | 'attempts'>

/** One line for each channel that was tried; or why none was. */
export function AttemptStates({ state, reason, attempts }: Stated) {
  const isLeftOut = state === 'not_sent' || (attempts.length === 0 && state !== 'waiting')
  return (
    <ul className="attempts">
      {attempts.map((attempt) => (
        <li key={attempt.channel}>
          {messageNames.channels[attempt.channel]}: {stateText(attempt)}
        </li>
      ))}
      {attempts.length === 0 && state === 'waiting' && <li>{copy.states.waiting}</li>}
      {isLeftOut && <li>{`${copy.states.not_sent}: ${reasonText(reason)}`}</li>}
    </ul>
  )
}

/** What each line cost. A charge leads to its line of the statement, for those who may see it. */
export function AttemptPrices({
  attempts,
  currency,
}: {
  attempts: readonly MessageAttempt[]
  currency: string
}) {
  const maySee = usePortal().may('billing:view')
  if (attempts.length === 0) return copy.money.none
  return (
    <ul className="attempts">
      {attempts.map(({ channel, price, money, line }) => {
        const sum = formatMoney(price, currency)
        return (
          <li key={channel}>
            {money === 'charged' && maySee && line !== null ? (
              <Link
                className="text-link"
                to={`/merchant/billing/statement?before=${line + 1}`}
                aria-label={copy.money.toLine(sum)}
              >
                {sum}
              </Link>
            ) : (
              moneyText(money, sum)
            )}
          </li>
        )
      })}
    </ul>
  )
}

function stateText({ state, error }: MessageAttempt): string {
  const text = copy.attempts[state]
  const why = copy.errors[error] ?? copy.reasons[error]
  return (state === 'failed' || state === 'not_sent') && why ? `${text}, ${why}` : text
}

const reasonText = (reason: string) => copy.reasons[reason] ?? reason

function moneyText(money: MessageAttempt['money'], sum: string): string {
  if (money === 'charged') return sum
  if (money === 'held') return copy.money.held(sum)
  return money === 'released' ? copy.money.released : copy.money.none
}
