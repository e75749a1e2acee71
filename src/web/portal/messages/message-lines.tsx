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

/** One line for each channel that was tried; or why none was. */
export function MessageStates({ lines }: MessageLinesProps) {
  if (lines.length === 0) return copy.none
  return (
    <ul className="message-lines">
      {lines.map((line) => (
        <li key={keyOf(line)}>{stateText(line)}</li>
      ))}
    </ul>
  )
}

/** What each line cost. */
export function MessagePrices({ lines }: MessageLinesProps) {
  if (lines.length === 0) return copy.none
  return (
    <ul className="message-lines">
      {lines.map((line) => (
        <li key={keyOf(line)}>
          <Price line={line} />
        </li>
      ))}
    </ul>
  )
}

/** Lines of several messages: each with the event that it told, how it went and what it cost. */
export function MessagesWithPrices({ lines }: MessageLinesProps) {
  if (lines.length === 0) return copy.none
  return (
    <ul className="message-lines">
      {lines.map((line) => (
        <li key={keyOf(line)}>
          {messageNames.events[line.event]}, {stateText(line)}
          {line.money !== 'none' && (
            <>
              , <Price line={line} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A charge leads to its line of the statement, for those who may see it. */
function Price({ line: { price, money, transfer } }: { line: MessageLine }) {
  const maySee = usePortal().may('billing:view')
  const sum = formatMoney(price, ownerSettings.subscription.currency)
  if (!maySee || !transfer) return moneyText(money, sum)
  return (
    <Link
      className="text-link"
      to={`/merchant/billing/statement?transfer=${transfer}`}
      aria-label={copy.toLine(sum)}
    >
      {sum}
    </Link>
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
