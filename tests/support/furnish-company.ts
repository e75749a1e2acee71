import { orderChanges, orderWindowRules, orderWindows } from '#database/schema/order-windows.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import {
  companyDomains,
  companyProfiles,
  companySettings,
  departmentMembers,
  departments,
  invitations,
} from '#database/schema/company-settings.ts'
import {
  storeCustomers,
  reconnectRequests,
  storeDataRequests,
  storeDays,
  storeProductDays,
  storeOrderLines,
  storeOrders,
  storeRefunds,
  storeReturns,
  storeSyncs,
} from '#database/schema/stores.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { furnishMessages } from './furnish-messages.ts'
import { furnishMoney } from './furnish-money.ts'

interface Ids {
  companyId: string
  outletId: string
  userId: string
}

/** At least one row in every table that companies have, for tests that look at all of them. */
export async function furnishCompany(ctx: Context, { companyId, outletId, userId }: Ids) {
  const { db, clock } = ctx
  const now = clock.now()
  const departmentId = newId(now)
  await db.insert(moduleInstalls).values({ companyId, outletId, slug: 'crm', installedAt: now })
  await db.insert(shopifyGrants).values({
    shop: `${companyId}.myshopify.com`,
    companyId,
    outletId,
    tokenEnc: '',
    scopes: '',
    shopDetails: {},
    grantedAt: now,
  })
  await db.insert(accountHosts).values({
    companyId,
    outletId,
    slug: `s-${companyId.slice(-12)}`,
    isOn: true,
    theme: 'elite',
    brandName: 'Straits',
    updatedAt: now,
  })
  const rules = {
    minutes: 15,
    mayItems: true,
    mayAddress: true,
    mayCancel: true,
    asksCashConfirmation: false,
  }
  const window = { companyId, outletId, orderId: 1 }
  await db.insert(orderWindowRules).values({
    companyId,
    outletId,
    isOn: true,
    ...rules,
    excludedTags: [],
    holdOutPercent: 0,
    holdOutKey: 'of this company',
    updatedAt: now,
  })
  await db.insert(orderWindows).values({
    ...window,
    orderName: '#1',
    isCash: false,
    state: 'released',
    rules,
    openedAt: now,
    endsAt: now,
    holds: [],
    tries: 0,
    updatedAt: now,
  })
  await db.insert(orderChanges).values({
    ...window,
    id: newId(now),
    key: '1:confirm',
    kind: 'confirm',
    state: 'settled',
    version: 'v',
    addressEnc: '',
    summary: [],
    currency: 'INR',
    totalBefore: '1.00',
    refundKey: newId(now),
    problem: '',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(companySettings).values({
    companyId,
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
    currencySymbol: '₹',
    notifications: {},
    updatedAt: now,
  })
  await db
    .insert(companyProfiles)
    .values({ companyId, legalName: 'Straits', taxId: '', address: '', country: 'SG', updatedAt: now })
  await db
    .insert(companyDomains)
    .values({ id: newId(now), companyId, outletId, domain: 'straits.example', proof: '', createdAt: now })
  await db.insert(departments).values({ id: departmentId, companyId, name: 'Packing', createdAt: now })
  await db.insert(departmentMembers).values({ companyId, departmentId, userId })
  await db.insert(invitations).values({
    id: newId(now),
    companyId,
    email: 'new@straits.example',
    role: 'support',
    outletIds: [],
    hash: companyId,
    expiresAt: now,
    createdAt: now,
  })
  await furnishStore(db, { companyId, outletId, now })
  await furnishMoney(ctx, { companyId, outletId, userId })
  await furnishMessages(ctx, { companyId, outletId })
}

/** One order with all that hangs on it. */
async function furnishStore(
  db: Context['db'],
  { companyId, outletId, now }: Omit<Ids, 'userId'> & { now: Date },
) {
  const own = { companyId, outletId, id: 5 }
  const part = { ...own, orderId: 5, createdAt: now, day: '2026-11-02' }
  await db.insert(storeOrders).values({
    ...own,
    name: '#5',
    createdAt: now,
    processedAt: now,
    updatedAt: now,
    day: '2026-11-02',
    currency: 'USD',
    total: '12.50',
    refunded: '0',
    items: 1,
    financial: 'PAID',
    isCash: false,
    fulfilment: 'UNFULFILLED',
    returnStatus: 'NO_RETURN',
    source: 'web',
    test: false,
  })
  await db
    .insert(storeOrderLines)
    .values({ ...own, orderId: 5, title: 'Mug', quantity: 1, currentQuantity: 1, total: '12.50', asOf: now })
  await db.insert(storeRefunds).values({ ...part, amount: '2.50' })
  await db.insert(storeReturns).values({ ...part, status: 'OPEN', quantity: 1, asOf: now })
  await db.insert(storeCustomers).values({ ...own, createdAt: now, orders: 1, asOf: now })
  await db.insert(storeDays).values({
    companyId,
    outletId,
    day: '2026-11-02',
    orders: 1,
    items: 1,
    gross: '12.50',
    refunds: '2.50',
    cancelled: 0,
    returns: 1,
    newCustomers: 1,
    cameBack: 0,
    cashOrders: 0,
    cashUndelivered: 0,
    repeatOrders: 0,
  })
  await db.insert(storeProductDays).values({
    companyId,
    outletId,
    day: '2026-11-02',
    productId: 7,
    title: 'Mug',
    orders: 1,
    quantity: 1,
    gross: '12.50',
  })
  const shop = `${companyId}.myshopify.com`
  await db.insert(storeSyncs).values({
    outletId,
    companyId,
    shop,
    state: 'live',
    zone: 'UTC',
    currency: 'USD',
    windowFrom: now,
    parts: [],
    version: 1,
    startedAt: now,
  })
  await db
    .insert(storeDataRequests)
    .values({ id: newId(now), companyId, outletId, shop, file: {}, createdAt: now, expiresAt: now })
  await db
    .insert(reconnectRequests)
    .values({ outletId, companyId, shop, askedAt: now, askedBy: 'Ines Duarte' })
}
