import { expect, test } from 'vitest'
import { addFigures } from './add-figures.ts'

const day = {
  orders: 2,
  items: 3,
  gross: '0.1000',
  refunds: '0.0000',
  cancelled: 0,
  returns: 1,
  newCustomers: 1,
  cameBack: 0,
  cashOrders: 1,
  cashUndelivered: 1,
  repeatOrders: 0,
}

test('[SYNC-03] money is added exactly, also where it is very large', () => {
  expect(addFigures([day, { ...day, gross: '0.2000' }])).toMatchObject({
    gross: '0.30',
    orders: 4,
    average: '0.08',
  })
  expect(addFigures([{ ...day, gross: '999999999999999.9900', refunds: '0.0100' }])).toMatchObject({
    gross: '999999999999999.99',
    net: '999999999999999.98',
  })
  expect(addFigures([{ ...day, gross: '1.0000', refunds: '3.5000' }])).toMatchObject({ net: '-2.50' })
  expect(addFigures([])).toMatchObject({ orders: 0, gross: '0.00', average: '0.00' })
})
