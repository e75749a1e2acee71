import { Receipt } from '#web/kit/print/receipt.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import './message-cost.css'

interface MessageCostCopy {
  heading: string
  lead: string
  sum: readonly [string, string, string]
  rules: readonly { term: string; text: string }[]
  receipt: {
    head: readonly [string, string]
    lines: readonly { name: string; note: string; amount: string }[]
    total: { label: string; amount: string }
    foot: string
    code: string
  }
  action: { label: string; href: string }
}

/** The arithmetic, with blanks where the rates go: they change, and a page is no place for them. */
export function MessageCost({ copy }: { copy: MessageCostCopy }) {
  const [messages, rate, wallet] = copy.sum
  return (
    <section id="cost" className="message-cost">
      <div className="message-cost-inner wrap">
        <div className="message-cost-text">
          <h2>{copy.heading}</h2>
          <p className="lead">
            <LinkedWords text={copy.lead} />
          </p>
          <p className="message-cost-sum">
            <span>{messages}</span> <b>×</b> <span>{rate}</span> <b>=</b> <span>{wallet}</span>
          </p>
          <dl>
            {copy.rules.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={copy.action.href} variant="inverse">
            {copy.action.label}
          </ButtonLink>
        </div>
        <Receipt
          head={
            <>
              <b>{copy.receipt.head[0]}</b>
              {copy.receipt.head[1]}
            </>
          }
          lines={copy.receipt.lines}
          total={copy.receipt.total}
          code={copy.receipt.code}
        >
          {copy.receipt.foot}
        </Receipt>
      </div>
    </section>
  )
}
