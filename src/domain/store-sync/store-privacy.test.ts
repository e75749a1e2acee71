import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { privacy } from '#content/shared/legal/privacy.ts'
import {
  storeCustomers,
  storeDays,
  storeOrderLines,
  storeOrders,
  storeProductDays,
  storeRefunds,
  storeReturns,
} from '#database/schema/stores.ts'
import { customerFields, lineFields, orderFields, returnFields } from './order-rows.ts'

/** What the privacy policy says of a store, beside what is copied. Whoever copies more changes both. */

const clause = (id: string) => privacy.clauses.find((one) => one.id === id)?.text.join(' ') ?? ''

test('[HOOK-03] [SYNC-01] the privacy policy says what is copied from a store, for how long, and how it is erased', () => {
  for (const sentence of [
    'we copy its orders, refunds and returns',
    'Of each customer we copy their number at Shopify, since when they are a customer and how often they ordered.',
    'We don’t copy names, email addresses, phone numbers or postal addresses.',
    'We copy orders of the last 60 days, or of two years where Shopify lets us see them.',
    'We keep the copy while the store is connected, and erase all of it two days after it is disconnected.',
    'we delete their record and any files made for them, and their orders no longer say who placed them',
    'We keep a hash of their number, so that they are not copied again.',
    'a file that the merchant can download for 30 days',
  ]) {
    expect(clause('shoppers')).toContain(sentence)
  }
  for (const sentence of [
    'Shopify tells us its name, email address, owner’s name, country, currency and time zone',
    'We delete the key when the store is disconnected, and the rest two days later,',
    'we delete all of it after 14 days',
  ]) {
    expect(clause('accounts')).toContain(sentence)
  }
})

test('[HOOK-03] of a customer nothing else is copied, and nothing personal of an order', () => {
  const ours = ['outletId', 'companyId', 'asOf']
  const copied = Object.keys(getTableColumns(storeCustomers)).filter((column) => !ours.includes(column))
  expect(copied).toEqual(['id', 'createdAt', 'orders'])
  const personal = /email|phone|address|first|last|person|contact|note|city|street|zip|ip$/i
  const columns = [
    storeOrders,
    storeOrderLines,
    storeRefunds,
    storeReturns,
    storeDays,
    storeProductDays,
  ].flatMap((table) => Object.keys(getTableColumns(table)))
  expect(columns.filter((column) => personal.test(column))).toEqual([])
  // Of an order, `name` is its number.
  const asked = [orderFields, lineFields, returnFields, customerFields].flatMap((fields) =>
    fields.split(/\W+/),
  )
  expect(asked.filter((field) => personal.test(field))).toEqual([])
  expect(orderFields).toContain('customer { id createdAt numberOfOrders }')
})
