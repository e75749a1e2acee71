import { Link } from 'react-router'
import { reasonText } from '#content/portal/message-reasons.ts'
import { messageLines as copy } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type { MessageLine } from '#contract/messages/message-line.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import './message-lines.css'

interface MessageLinesProps {
  lines: readonly MessageLine[]
}

const keyOf = ({ id, channel }: MessageLine) => `${id} ${channel}`

interface MessageStatesProps extends MessageLinesProps {
  /** The lines are of several messages. */
  hasEvents?: boolean
}

/** One line for each channel that was tried; or why none was. */
export function MessageStates({ lines, hasEvents = false }: MessageStatesProps) {
  if (lines.length === 0) return copy.none
  return (
    <ul className="message-lines">
      {lines.map((line) => (
        <li key={keyOf(line)}>
          {hasEvents && `${messageNames.events[line.event]}, `}
          {stateText(line)}
        </li>
      ))}
    </ul>
  )
}

/** What each line cost. A charge leads to its line of the statement, for those who may see it. */
export function MessagePrices({ lines }: MessageLinesProps) {
  const maySee = usePortal().may('billing:view')
  if (lines.length === 0) return copy.none
  return (
    <ul className="message-lines">
      {lines.map((line) => {
        const sum = formatMoney(line.price, ownerSettings.subscription.currency)
        return (
          <li key={keyOf(line)}>
            {maySee && line.transfer ? (
              <Link
                className="text-link"
                to={`/merchant/billing/statement?transfer=${line.transfer}`}
                aria-label={copy.toLine(sum)}
              >
                {sum}
              </Link>
            ) : (
              moneyText(line.money, sum)
            )}
          </li>
        )
      })}
    </ul>
  )
}

function stateText({ channel, state, reason }: MessageLine): string {
  const isOver = state === 'failed' || state === 'not_sent'
  const text = isOver && reason ? `${copy.states[state]}: ${reasonText(reason)}` : copy.states[state]
  return channel ? `${messageNames.channels[channel]}: ${text}` : text
}

function moneyText(money: MessageLine['money'], sum: string): string {
  if (money === 'charged') return sum
  if (money === 'held') return copy.held(sum)
  return money === 'released' ? copy.released : copy.none
}
