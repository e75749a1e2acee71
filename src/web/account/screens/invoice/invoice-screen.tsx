import { invoiceCopy } from '#content/account/order-forms.ts'
import { orderCopy } from '#content/account/screens.ts'
import { type AccountInvoice, findAccountOrder, isMissing } from '#web/account/account-state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext, usePart } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/invoice-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(invoiceCopy.title(args.params.number), args)

export const handle: ScreenHandle = { needs: 'invoice' }

/** Made for printing: the print style hides everything else. */
export default function Invoice({ params: { number } }: Route.ComponentProps) {
  const { state } = useAccount()
  const order = findAccountOrder(state, number)
  const orderPart = usePart(`order/${number}`)
  const invoicePart = usePart(`invoice/${number}`)
  if (!order?.invoice) {
    const isThere = orderPart === 'ready' && invoicePart === 'ready'
    if (isThere || isMissing(orderPart) || isMissing(invoicePart))
      return <NotFound title={orderCopy.missing} />
    const part = orderPart === 'ready' ? (`invoice/${number}` as const) : (`order/${number}` as const)
    return <Screen title={orderCopy.oneOrder} kind="hosted" part={part} />
  }
  return (
    <Screen
      title={invoiceCopy.title(order.name)}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.name) }}
    >
      <InvoicePanel invoice={order.invoice} />
      <Actions>
        <Action variant="main" onClick={() => window.print()}>
          <Icon name="print" />
          {invoiceCopy.print}
        </Action>
      </Actions>
    </Screen>
  )
}

function InvoicePanel({
  invoice: { date, seller, buyer, status, notes, ...table },
}: {
  invoice: AccountInvoice
}) {
  const { shop } = useAccountContext()
  const { format } = useAccount()
  return (
    <Panel className="account-invoice">
      <dl className="account-invoice-parties">
        <div>
          <dt>{invoiceCopy.from}</dt>
          <dd>{[seller.name ?? shop, ...seller.lines].join('\n')}</dd>
        </div>
        <div>
          <dt>{invoiceCopy.to}</dt>
          <dd>{buyer.join('\n')}</dd>
        </div>
        <div>
          <dt>{invoiceCopy.date}</dt>
          <dd>{format.dateOf(date)}</dd>
        </div>
      </dl>
      <InvoiceTable {...table} />
      <p>{status}</p>
      <p className="account-muted">{notes.join(' ')}</p>
    </Panel>
  )
}

function InvoiceTable({ lines, sums }: Pick<AccountInvoice, 'lines' | 'sums'>) {
  const { format } = useAccount()
  const [goods, count, each, sum] = invoiceCopy.head
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{goods}</th>
          <th scope="col">{count}</th>
          <th scope="col">{each}</th>
          <th scope="col">{sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{line.name}</th>
            <td>{line.count}</td>
            <td>{format.money(line.price)}</td>
            <td>{format.money(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ term, label, text, sum: amount }) => (
          <tr key={label ?? term} className={term === 'total' ? 'account-invoice-total' : undefined}>
            <th scope="row" colSpan={3}>
              {label ?? orderCopy.bill[term]}
            </th>
            <td>{text ?? format.money(amount ?? 0)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
