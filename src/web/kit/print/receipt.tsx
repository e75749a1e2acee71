import type { ReactNode } from 'react'
import { Barcode } from '#web/kit/drawings/barcode.tsx'
import './receipt.css'

interface ReceiptLine {
  name: string
  note?: string
  amount: string
}

interface ReceiptProps {
  head: ReactNode
  lines: readonly ReceiptLine[]
  total?: { label: string; amount: string }
  /** Printed below the total: a wallet, a word of thanks. */
  children?: ReactNode
  /** What the barcode at the foot says. */
  code?: string
  /** `torn` off a roll at both ends, or cut `square` and outlined. */
  edge?: 'torn' | 'square'
  /** `list` numbers the lines and sets them close. */
  layout?: 'bill' | 'list'
  ink?: 'black' | 'carbon'
}

/** The same amount on every line of a list is heard once; fifty-two times it is noise. */
const isRepeated = (lines: readonly ReceiptLine[], line: number) => lines[line]?.amount === lines[0]?.amount

/** A shop receipt, also on white paper in the dark scheme. */
export function Receipt({
  head,
  lines,
  total,
  children,
  code,
  edge = 'torn',
  layout = 'bill',
  ink = 'black',
}: ReceiptProps) {
  return (
    <div className="receipt stays-paper" data-edge={edge} data-layout={layout} data-ink={ink}>
      <div className="receipt-head">{head}</div>
      <dl className="receipt-lines">
        {lines.map(({ name, note, amount }, line) => (
          <div key={name}>
            <dt>
              {name}
              {note && <small>{note}</small>}
            </dt>
            <dd aria-hidden={(layout === 'list' && line > 0 && isRepeated(lines, line)) || undefined}>
              {amount}
            </dd>
          </div>
        ))}
        {total && (
          <div className="receipt-total">
            <dt>{total.label}</dt>
            <dd>{total.amount}</dd>
          </div>
        )}
      </dl>
      {children && <div className="receipt-foot">{children}</div>}
      {code && (
        <div className="receipt-code">
          <Barcode value={code} />
        </div>
      )}
    </div>
  )
}
