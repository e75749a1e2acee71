import { useState } from 'react'
import { useNavigate } from 'react-router'
import { money } from '#content/demo/format.ts'
import { editCopy, returnCopy } from '#content/demo/order-forms.ts'
import { orderCopy } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { ActionOf, Refusal } from '#shop-model/actions.ts'
import { productOf, shopRules } from '#shop-model/catalogue.ts'
import { kindsFor, leftToReturn, reasonNeedsPhoto, returnRefusal, settlementOf } from '#shop-model/returns.ts'
import {
  type DemoState,
  type Line,
  type Order,
  type ReturnKind,
  type ReturnReason,
  returnReasons,
} from '#shop-model/state.ts'
import { findOrder, priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { RadioGroup, RefusalNote, Stepper, Checkbox } from '#web/demo/parts/fields.tsx'
import { Item } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { NotFound } from '#web/demo/parts/not-found.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/return-form-screen.ts'

export const meta = () => screenMeta(returnCopy.title)

export default function ReturnFormScreen({ params: { number, line: index } }: Route.ComponentProps) {
  const { state } = useDemo()
  const order = findOrder(state, number)
  const line = order?.lines[Number(index)]
  if (!order || !line) return <NotFound title={orderCopy.missing} />
  if (leftToReturn(state, order, Number(index)) === 0) return <AllReturned order={order} line={line} />
  return <ReturnForm key={`${number} ${index}`} order={order} line={line} index={Number(index)} />
}

/** Back leads here after the form was sent. */
function AllReturned({ order, line }: { order: Order; line: Line }) {
  const { href } = useDemo()
  return (
    <Screen
      title={returnCopy.title}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.id) }}
    >
      <Panel>
        <Item product={line.product} variant={line.variant} note={`× ${line.count}`} />
        <p>{refusalSentence({ code: 'all_returned', details: {} })}</p>
        <Actions>
          <ActionLink variant="main" to={href('returns')}>
            {returnCopy.toList}
          </ActionLink>
        </Actions>
      </Panel>
    </Screen>
  )
}

/** Return, exchange or replacement. The reason decides what is offered. */
function ReturnForm({ order, line, index }: { order: Order; line: Line; index: number }) {
  const { state, dispatch, href } = useDemo()
  const navigate = useNavigate()
  const [reason, setReason] = useState<ReturnReason>()
  const [kind, setKind] = useState<ReturnKind>()
  const [variant, setVariant] = useState<string>()
  const [settle, setSettle] = useState<'refund' | 'credit'>('credit')
  const [hasPhoto, setHasPhoto] = useState(false)
  const [count, setCount] = useState(1)
  const [refusal, setRefusal] = useState<Refusal>()
  const draft = { state, now: state.clock.at }
  const choose = (next: ReturnKind | undefined) => {
    setKind(next)
    setRefusal(undefined)
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
    if (!action) return
    const refused = dispatch(action)
    setRefusal(refused)
    if (!refused) void navigate(href('returns'))
  }
  const left = leftToReturn(state, order, index)
  return (
    <Screen
      title={returnCopy.title}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.id) }}
    >
      <Panel>
        <Item product={line.product} variant={line.variant} note={money(line.price)}>
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
        </Item>
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
                ...(refused && { disabledReason: refusalSentence(refused) }),
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
          <p>{amountCopy(settlementOf(state, order, action), action)}</p>
          {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
          <Actions>
            <Action variant="main" onClick={send}>
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
  productOf(product).variants.find(({ id }) => id !== variant && stockOf(state, product, id) > 0)?.id

function amountCopy(amount: number, { kind, settle }: ActionOf<'return.request'>): string {
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
  const { state } = useDemo()
  return (
    <RadioGroup
      legend={returnCopy.variant}
      layout="row"
      value={value}
      onChange={onChange}
      options={productOf(line.product)
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
  const { state } = useDemo()
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
            reason === 'mind' ? `${refund}. ${returnCopy.postage(money(shopRules.returnPostage))}` : refund,
        },
      ]}
    />
  )
}
