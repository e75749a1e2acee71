import type { Hono } from 'hono'
import { shopperEndpoints as calls } from '#contract/account/endpoints.ts'
import { calculateEdit } from '#domain/order-windows/changes/calculate-edit.ts'
import { cancelOrder } from '#domain/order-windows/changes/cancel-order.ts'
import { changeAddress } from '#domain/order-windows/changes/change-address.ts'
import { confirmOrder } from '#domain/order-windows/changes/confirm-order.ts'
import { readEditForm } from '#domain/order-windows/changes/edit-form.ts'
import { payOrder } from '#domain/order-windows/changes/pay-order.ts'
import { saveEdit } from '#domain/order-windows/changes/save-edit.ts'
import { type ApiEnv, mountForShoppers as mount } from '../mount.ts'

/** What a shopper does with an order while its window is open. */
export function mountOrderWindow(app: Hono<ApiEnv>): void {
  mount(app, calls.orderEdit, (ctx, { id }) => readEditForm(ctx, Number(id)))
  mount(app, calls.calculateEdit, (ctx, input) => calculateEdit(ctx, input))
  mount(app, calls.saveEdit, (ctx, input) => saveEdit(ctx, input))
  mount(app, calls.changeOrderAddress, (ctx, input) => changeAddress(ctx, input))
  mount(app, calls.cancelOrder, (ctx, input) => cancelOrder(ctx, input))
  mount(app, calls.confirmOrder, (ctx, input) => confirmOrder(ctx, input))
  mount(app, calls.payOrder, (ctx, input) => payOrder(ctx, input))
}
