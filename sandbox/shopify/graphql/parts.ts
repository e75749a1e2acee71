import { customerPart } from './customer-part.ts'
import { fulfillmentOrderPart } from './orders/fulfillment-order-part.ts'
import { orderPart } from './orders/order-part.ts'
import type { Part } from './part.ts'
import { refundPart } from './orders/refund-part.ts'
import { storePart } from './store-part.ts'

/** The areas of the Admin API that the sandbox plays and that keep nothing of their own. */
export const parts: Part[] = [storePart, customerPart, orderPart, refundPart, fulfillmentOrderPart]
