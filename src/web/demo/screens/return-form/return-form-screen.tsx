import { useState } from 'react'
import { useNavigate } from 'react-router'
import { money } from '#content/demo/format.ts'
import { editWords, returnWords } from '#content/demo/order-forms.ts'
import { orderWords } from '#content/demo/screens.ts'
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
import { findOrder, priceOf, stockOf } from '#shop-model/world.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Choice, Refused, Stepper, Tick } from '#web/demo/parts/fields.tsx'
import { Item } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { NotFound } from '#web/demo/parts/not-found.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/return-form-screen.ts'

export const meta = () => screenMeta(returnWords.title)

export default function ReturnFormScreen({ params: { number, line: index } }: Route.ComponentProps) {
  const { state } = useDemo()
  const order = findOrder(state, number)
  const line = order?.lines[Number(index)]
  if (!order || !line) return <NotFound title={orderWords.missing} />
  if (leftToReturn(state, order, Number(index)) === 0) return <AllReturned order={order} line={line} />
  return <ReturnForm key={`${number} ${index}`} order={order} line={line} index={Number(index)} />
}

/** Back leads here from the returns, when there is nothing left to fill in. */
function AllReturned({ order, line }: { order: Order; line: Line }) {
  const { href } = useDemo()
  return (
    <Screen
      title={returnWords.title}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderWords.title(order.id) }}
    >
      <Panel>
        <Item product={line.product} variant={line.variant} note={`× ${line.count}`} />
        <p>{refusalSentence({ code: 'all_returned', facts: {} })}</p>
        <Actions>
          <ActionLink variant="main" to={href('returns')}>
            {returnWords.toList}
          </ActionLink>
        </Actions>
      </Panel>
    </Screen>
  )
}

/** One form for all three: the reason decides what is offered, and what is not is explained. */
function ReturnForm({ order, line, index }: { order: Order; line: Line; index: number }) {
  const { state, act, href } = useDemo()
  const navigate = useNavigate()
  const [reason, setReason] = useState<ReturnReason>()
  const [kind, setKind] = useState<ReturnKind>()
  const [variant, setVariant] = useState<string>()
  const [settle, setSettle] = useState<'refund' | 'credit'>('credit')
  const [hasPhoto, setHasPhoto] = useState(false)
  const [count, setCount] = useState(1)
  const [refusal, setRefusal] = useState<Refusal>()
  const world = { state, now: state.clock.at }
  const choose = (next: ReturnKind | undefined) => {
    setKind(next)
    setRefusal(undefined)
    if (next === 'exchange') setVariant((before) => before ?? otherVariant(state, line))
  }
  const action: ActionOf<'return.ask'> | undefined = reason &&
    kind && {
      type: 'return.ask',
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
    const refused = act(action)
    setRefusal(refused)
    if (!refused) void navigate(href('returns'))
  }
  const left = leftToReturn(state, order, index)
  return (
    <Screen
      title={returnWords.title}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderWords.title(order.id) }}
    >
      <Panel>
        <Item product={line.product} variant={line.variant} note={money(line.price)}>
          {left > 1 && (
            <Stepper
              label={returnWords.count}
              fewer={editWords.fewer}
              more={editWords.more}
              count={count}
              least={1}
              most={left}
              onChange={setCount}
            />
          )}
        </Item>
        <Choice
          legend={returnWords.reason}
          value={reason}
          onChange={(next) => {
            setReason(next)
            choose(kindsFor[next].find((one) => !returnRefusal(world, order, index, one)))
          }}
          options={returnReasons.map((value) => ({ value, label: returnWords.reasons[value] }))}
        />
      </Panel>
      {reason && (
        <Panel>
          <Choice
            legend={returnWords.kind}
            value={kind}
            onChange={choose}
            options={kindsFor[reason].map((value) => {
              const refused = returnRefusal(world, order, index, value)
              return {
                value,
                label: returnWords.kinds[value],
                note: returnWords.kindNotes[value],
                ...(refused && { off: refusalSentence(refused) }),
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
            <Tick
              label={hasPhoto ? returnWords.photoTaken : returnWords.photoTake}
              note={returnWords.photoNote}
              checked={hasPhoto}
              onChange={setHasPhoto}
            />
          )}
        </Panel>
      )}
      {action && (
        <Panel tone="tint" title={returnWords.outcome}>
          <p>{amountWords(settlementOf(state, order, action), action)}</p>
          {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
          <Actions>
            <Action variant="main" onClick={send}>
              {returnWords.send}
            </Action>
          </Actions>
        </Panel>
      )}
    </Screen>
  )
}

/** The first other one that is on the shelf. */
const otherVariant = (state: DemoState, { product, variant }: Line): string | undefined =>
  productOf(product).variants.find(({ id }) => id !== variant && stockOf(state, product, id) > 0)?.id

function amountWords(amount: number, { kind, settle }: ActionOf<'return.ask'>): string {
  const { amounts } = returnWords
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
    <Choice
      legend={returnWords.variant}
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
            ...(left < count && { off: editWords.left(left) }),
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
  const refund = returnWords.refundNote(amount('refund'))
  return (
    <Choice
      legend={returnWords.settle}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'credit',
          label: returnWords.credit,
          note: returnWords.creditNote(amount('credit'), state.bonus),
        },
        {
          value: 'refund',
          label: returnWords.refund,
          note:
            reason === 'mind' ? `${refund}. ${returnWords.postage(money(shopRules.returnPostage))}` : refund,
        },
      ]}
    />
  )
}
