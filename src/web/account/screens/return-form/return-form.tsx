import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AccountFormat } from '#content/account/format.ts'
import { editCopy, returnCopy } from '#content/account/order-forms.ts'
import { orderCopy } from '#content/account/screens.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { ActionOf } from '#shop-model/actions.ts'
import { productOf } from '#shop-model/catalogue.ts'
import { kindsFor, leftToReturn, reasonNeedsPhoto, returnRefusal, settlementOf } from '#shop-model/returns.ts'
import {
  type DemoState,
  type Line,
  type Order,
  type ReturnKind,
  type ReturnReason,
  returnReasons,
} from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, RefusalNote, Stepper, Checkbox } from '#web/account/parts/fields.tsx'
import { ProductItem } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAct, usePlayed } from '#web/account/use-account.ts'

interface ReturnFormProps {
  order: Order
  line: Line
  index: number
  /** What is chosen at first. */
  initial?: { reason: ReturnReason; kind: ReturnKind }
}

/** Return, exchange or replacement. The reason decides what is offered. */
export function ReturnForm({ order, line, index, initial }: ReturnFormProps) {
  const { href, format } = useAccount()
  const state = usePlayed()
  const { act, isBusy, refusal, forget } = useAct()
  const navigate = useNavigate()
  const [reason, setReason] = useState(initial?.reason)
  const [kind, setKind] = useState(initial?.kind)
  const [variant, setVariant] = useState(initial && otherVariant(state, line))
  const [settle, setSettle] = useState<'refund' | 'credit'>('credit')
  const [hasPhoto, setHasPhoto] = useState(false)
  const [count, setCount] = useState(1)
  const draft = { state, now: state.clock.at }
  const choose = (next: ReturnKind | undefined) => {
    setKind(next)
    forget()
    if (next === 'exchange') setVariant((before) => before ?? otherVariant(state, line))
  }
  const action: ActionOf<'return.request'> | undefined = reason &&
    kind && {
      type: 'return.request',
      order: order.id,
      line: index,
      count,
      kind,
      reason,
      hasPhoto,
      ...(kind === 'exchange' && variant !== undefined && { variant }),
      ...(kind === 'return' && { settle }),
    }
  const send = () => {
    if (action) act(action, () => void navigate(href('returns')))
  }
  const left = leftToReturn(state, order, index)
  return (
    <Screen
      title={returnCopy.title}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.id) }}
    >
      <Panel>
        <ProductItem product={line.product} variant={line.variant} note={format.money(line.price)}>
          {left > 1 && (
            <Stepper
              label={returnCopy.count}
              fewer={editCopy.fewer}
              more={editCopy.more}
              count={count}
              least={1}
              most={left}
              onChange={setCount}
            />
          )}
        </ProductItem>
        <RadioGroup
          legend={returnCopy.reason}
          value={reason}
          onChange={(next) => {
            setReason(next)
            choose(kindsFor[next].find((one) => !returnRefusal(draft, order, index, one)))
          }}
          options={returnReasons.map((value) => ({ value, label: returnCopy.reasons[value] }))}
        />
      </Panel>
      {reason && (
        <Panel>
          <RadioGroup
            legend={returnCopy.kind}
            value={kind}
            onChange={choose}
            options={kindsFor[reason].map((value) => {
              const refused = returnRefusal(draft, order, index, value)
              return {
                value,
                label: returnCopy.kinds[value],
                note: returnCopy.kindNotes[value],
                ...(refused && { disabledReason: refusalSentence(refused, format) }),
              }
            })}
          />
          {kind === 'exchange' && <Instead line={line} count={count} value={variant} onChange={setVariant} />}
          {kind === 'return' && (
            <Settle
              order={order}
              index={index}
              count={count}
              reason={reason}
              value={settle}
              onChange={setSettle}
            />
          )}
          {reasonNeedsPhoto(reason) && (
            <Checkbox
              label={hasPhoto ? returnCopy.photoTaken : returnCopy.photoTake}
              note={returnCopy.photoNote}
              checked={hasPhoto}
              onChange={setHasPhoto}
            />
          )}
        </Panel>
      )}
      {action && (
        <Panel tone="tint" title={returnCopy.outcome}>
          <p>{amountCopy(settlementOf(state, order, action), action, format)}</p>
          {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
          <Actions>
            <Action variant="main" isBusy={isBusy} onClick={send}>
              {returnCopy.send}
            </Action>
          </Actions>
        </Panel>
      )}
    </Screen>
  )
}

/** The first other variant in stock. */
const otherVariant = (state: DemoState, { product, variant }: Line): string | undefined =>
  productOf(state, product).variants.find(({ id }) => id !== variant && stockOf(state, product, id) > 0)?.id

function amountCopy(
  amount: number,
  { kind, settle }: ActionOf<'return.request'>,
  { money }: AccountFormat,
): string {
  const { amounts } = returnCopy
  if (amount === 0) return amounts.even
  if (amount < 0) return amounts.pays(money(-amount))
  return kind === 'return' && settle === 'credit'
    ? amounts.credit(money(amount))
    : amounts.refund(money(amount))
}

interface InsteadProps {
  line: Line
  count: number
  value: string | undefined
  onChange: (variant: string) => void
}

function Instead({ line, count, value, onChange }: InsteadProps) {
  const { money } = useAccount().format
  const state = usePlayed()
  return (
    <RadioGroup
      legend={returnCopy.variant}
      layout="row"
      value={value}
      onChange={onChange}
      options={productOf(state, line.product)
        .variants.filter(({ id }) => id !== line.variant)
        .map(({ id, name }) => {
          const left = stockOf(state, line.product, id)
          return {
            value: id,
            label: name,
            note: money(priceOf(state, line.product, id)),
            ...(left < count && { disabledReason: editCopy.left(left) }),
          }
        })}
    />
  )
}

interface SettleProps {
  order: Order
  index: number
  count: number
  reason: ReturnReason
  value: 'refund' | 'credit'
  onChange: (settle: 'refund' | 'credit') => void
}

function Settle({ order, index, count, reason, value, onChange }: SettleProps) {
  const { money } = useAccount().format
  const state = usePlayed()
  const amount = (settle: 'refund' | 'credit') =>
    money(settlementOf(state, order, { line: index, count, kind: 'return', reason, settle }))
  const refund = returnCopy.refundNote(amount('refund'))
  return (
    <RadioGroup
      legend={returnCopy.settle}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'credit',
          label: returnCopy.credit,
          note: returnCopy.creditNote(amount('credit'), state.bonus),
        },
        {
          value: 'refund',
          label: returnCopy.refund,
          note:
            reason === 'mind'
              ? `${refund}. ${returnCopy.postage(money(state.shop.rules.returnPostage))}`
              : refund,
        },
      ]}
    />
  )
}
