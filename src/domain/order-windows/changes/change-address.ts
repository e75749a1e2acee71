import type { ChangedOrder, OrderAddressInput } from '#contract/account/order-edit-shapes.ts'
import type { FieldCode } from '#contract/error-codes.ts'
import { DomainError } from '../../domain-error.ts'
import { newId } from '../../identifiers.ts'
import type { CustomerContext } from '../../shoppers/shopper-context.ts'
import { answerChange, whileCommitting } from './answer-change.ts'
import { committed, refuse } from './finish-change.ts'
import { isAsked, newChange } from './new-change.ts'
import { inTurn, requireWindow, startTending } from '../require-window.ts'
import { sealAddress } from './sealed-address.ts'
import { updateAddress } from '../store/order-address.ts'
import { isSameAddress, type StoreAddress, versionOf, type WindowOrder } from '../store/window-order.ts'
import type { Tending } from '../tending.ts'
import type { Change } from '../window-row.ts'

/** Changes the address within the same province, because tax and delivery were calculated for it. */
export async function changeAddress(ctx: CustomerContext, input: OrderAddressInput): Promise<ChangedOrder> {
  const window = await requireWindow(ctx, Number(input.id))
  if (await isAsked(ctx, window, input.key)) return answerChange(ctx, window)
  const tending = await startTending(ctx, window)
  const { order } = tending
  const after = addressOf(input)
  const before = order.shippingAddress
  if (!before) throw new DomainError('window_closed')
  const begun = await inTurn(ctx, window, 'address', async (tx) => {
    const id = newId(tx.clock.now())
    const { change, isNew } = await newChange(tx, window, order, {
      id,
      kind: 'address',
      state: 'committing',
      key: input.key,
      addressEnc: sealAddress(tx, id, { before, after }),
    })
    if (!isNew) throw new DomainError('still_asking')
    if (versionOf(order) !== input.version) throw new DomainError('order_changed')
    requireSameProvince(order, after)
    if (isSameAddress(before, after)) throw new DomainError('nothing_changed')
    return change
  })
  if (begun) await whileCommitting(ctx, window, () => send(tending, begun, after))
  return answerChange(ctx, window)
}

const addressOf = (input: OrderAddressInput): StoreAddress => ({
  firstName: input.first_name,
  lastName: input.last_name,
  address1: input.address1,
  address2: input.address2,
  city: input.city,
  provinceCode: input.province_code || null,
  zip: input.zip,
  countryCodeV2: input.country_code,
  phone: input.phone || null,
})

function requireSameProvince({ shippingAddress }: WindowOrder, after: StoreAddress): void {
  const isThere = (name: 'provinceCode' | 'countryCodeV2') =>
    (shippingAddress?.[name] ?? '') === (after[name] ?? '')
  if (!isThere('countryCodeV2')) {
    throw new DomainError('other_province', { fields: { country_code: 'other_province' } })
  }
  if (!isThere('provinceCode')) {
    throw new DomainError('other_province', { fields: { province_code: 'other_province' } })
  }
}

const names: Record<string, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  provinceCode: 'province_code',
  countryCode: 'country_code',
}

async function send(tending: Tending, change: Change, address: StoreAddress): Promise<void> {
  const answer = await updateAddress(tending.ask, change.orderId, address)
  if (!('refusals' in answer)) {
    await committed({ ...tending, order: answer }, change)
    return
  }
  await refuse(tending, change, 'store_refused_change')
  const fields = answer.refusals
    .filter(({ field }) => field !== '')
    .map(({ field }): [string, FieldCode] => [names[field] ?? field, 'unreadable'])
  throw new DomainError('store_refused_change', { fields: Object.fromEntries(fields) })
}
