import { type SubmitEvent, useState } from 'react'
import { orderEditCopy as copy } from '#content/account/order-window.ts'
import { orderCopy } from '#content/account/screens.ts'
import type { EditTotals, OrderEdit } from '#contract/account/order-edit-shapes.ts'
import type { AccountOrder } from '#web/account/account-state.ts'
import type { AccountRefusal } from '#web/account/account-store.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RefusalNote } from '#web/account/parts/fields.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { minor } from '../live-account.ts'
import { useLive } from '../use-live.ts'
import { EditLine } from './edit-line.tsx'
import { NewTotals } from './new-totals.tsx'
import { isClosed, isOutdated } from './use-edit-form.ts'
import { useSaveEdit } from './use-save-edit.ts'
import type { FormLine, Wanted } from './wanted.ts'

export interface EditFormProps {
  order: AccountOrder
  form: OrderEdit
  readAgain: (isAgain: boolean) => Promise<void>
}

/**
 * Quantities and variants. Shows Shopify's totals first, then Save. The choices stay when the order is read again.
 */
export function ItemsForm({ order, form, readAgain }: EditFormProps) {
  const { href } = useAccount()
  const { store } = useLive()
  const [typed, setTyped] = useState<Readonly<Record<string, Wanted>>>({})
  const [totals, setTotals] = useState<EditTotals>()
  const [refusal, setRefusal] = useState<AccountRefusal>()
  const [isBusy, setBusy] = useState(false)
  // One change, however often its totals are calculated.
  const [key] = useState(() => crypto.randomUUID())
  const save = useSaveEdit(order.id)
  const wanted = form.lines.flatMap((line) => {
    const one = typed[line.id]
    return one && isOther(line, one)
      ? [{ id: line.id, variant_id: one.variantId, quantity: one.quantity }]
      : []
  })

  const refuse = async (refused: AccountRefusal) => {
    setTotals(undefined)
    setRefusal(isOutdated(refused) ? undefined : refused)
    if (isOutdated(refused)) await readAgain(true)
    if (isClosed(refused)) store.look(`order/${order.id}`)
  }

  const submit = async () => {
    if (isBusy || wanted.length === 0) return
    setBusy(true)
    setRefusal(undefined)
    if (totals) {
      const refused = await save(totals.change_id)
      if (refused) await refuse(refused)
    } else {
      const input = { id: order.id, version: form.version, key, lines: wanted }
      const answer = await store.call('calculateEdit', input)
      if (answer.data) setTotals(answer.data)
      else await refuse(answer.refusal)
    }
    setBusy(false)
  }

  const change = (line: FormLine, one: Wanted) => {
    setRefusal(undefined)
    setTotals(undefined)
    setTyped((before) => ({ ...before, [line.id]: one }))
  }

  const errorOf = (line: FormLine) => {
    const at = wanted.findIndex(({ id }) => id === line.id)
    const found = Object.entries(refusal?.fields ?? {}).find(([name]) => name.startsWith(`lines.${at}.`))
    return at < 0 ? undefined : found?.[1]
  }

  return (
    <form
      method="post"
      className="account-edit-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Panel title={orderCopy.lines}>
        <ul className="account-rows">
          {form.lines.map((line) => (
            <li key={line.id}>
              <EditLine
                line={line}
                wanted={typed[line.id] ?? { variantId: line.variant_id ?? '', quantity: line.quantity }}
                error={errorOf(line)}
                onChange={(one) => change(line, one)}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel tone="tint" title={totals && copy.newTotal}>
        {totals && <NewTotals order={order} totals={totals} />}
        {wanted.length === 0 && <p>{copy.nothingYet}</p>}
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        <Actions>
          {wanted.length > 0 && <SubmitButton totals={totals} isBusy={isBusy} />}
          <ActionLink variant="text" to={href(`orders/${order.id}`)}>
            {copy.discard}
          </ActionLink>
        </Actions>
      </Panel>
    </form>
  )
}

const isOther = (line: FormLine, { variantId, quantity }: Wanted): boolean =>
  quantity !== line.quantity || variantId !== (line.variant_id ?? '')

function SubmitButton({ totals, isBusy }: { totals: EditTotals | undefined; isBusy: boolean }) {
  const { format } = useAccount()
  const text = () => {
    if (!totals) return isBusy ? copy.checking : copy.check
    if (isBusy) return copy.saving
    return totals.due ? copy.saveAndPay(format.money(minor(totals.due))) : copy.save
  }
  return (
    <Action variant="main" type="submit" isBusy={isBusy}>
      {text()}
    </Action>
  )
}
