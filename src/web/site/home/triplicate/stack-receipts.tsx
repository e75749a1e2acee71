import { Receipt } from '#web/kit/print/receipt.tsx'
import { Fold } from '#web/site/parts/fold.tsx'
import './stack-receipts.css'

export interface StackCopy {
  before: { head: string; note: string; items: readonly string[]; each: string; foot: string; show: string }
  after: { head: string; note: string; item: string; each: string; code: string }
}

/** The long receipt runs through the printer as the page scrolls; the short one lies beside it and waits. */
export function StackReceipts({ copy: { before, after } }: { copy: StackCopy }) {
  return (
    <div className="triplicate-receipts">
      <Fold summary={before.show}>
        <div className="triplicate-long">
          <Receipt
            layout="list"
            edge="square"
            head={<ReceiptHead {...before} />}
            lines={before.items.map((name) => ({ name, amount: before.each }))}
          >
            {before.foot}
          </Receipt>
        </div>
      </Fold>
      <div className="triplicate-short">
        <Receipt
          layout="list"
          edge="square"
          ink="carbon"
          head={<ReceiptHead {...after} />}
          lines={[{ name: after.item, amount: after.each }]}
          code={after.code}
        />
      </div>
    </div>
  )
}

function ReceiptHead({ head, note }: { head: string; note: string }) {
  return (
    <>
      <b>{head}</b>
      {note}
    </>
  )
}
