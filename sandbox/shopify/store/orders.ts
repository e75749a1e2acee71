/** A store's orders as the sandbox keeps them. Money is in the smallest unit of the currency, times are milliseconds. */

export interface Line {
  id: number
  productId: number | null
  title: string
  quantity: number
  currentQuantity: number
  total: number
}

export interface Refund {
  id: number
  createdAt: number
  amount: number
}

export interface Return {
  id: number
  createdAt: number
  status: 'REQUESTED' | 'OPEN' | 'CLOSED' | 'CANCELED' | 'DECLINED'
  quantity: number
}

export interface Order {
  id: number
  number: number
  createdAt: number
  updatedAt: number
  cancelledAt: number | null
  deliveredAt: number | null
  test: boolean
  customer: number | null
  source: string
  lines: Line[]
  refunds: Refund[]
  returns: Return[]
}

export const totalOf = (order: Order) => order.lines.reduce((sum, { total }) => sum + total, 0)

export const refundedOf = (order: Order) => order.refunds.reduce((sum, { amount }) => sum + amount, 0)

/** Room for the parts of one order below its own number. */
export const partId = (orderId: number, part: number) => orderId * 1000 + part
