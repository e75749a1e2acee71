import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { shopperCodes } from '#database/schema/shoppers.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { goesByPhone } from '../messages/goes-by-phone.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { phoneDigits } from '../messages/recipient.ts'
import type { AccountHost } from './account-host.ts'
import { findHostOfOutlet } from './find-account-host.ts'
import { findCustomer, tidyContact } from './find-customer.ts'
import { payForCode, requireCodesPaid } from './pay-for-code.ts'
import { shopperLifetimes, type StoreContext } from './shopper-context.ts'
import { type OpenedSession, openShopperSession } from './shopper-session.ts'

const tries = 5
export const codeMinutes = shopperLifetimes.request / 60_000

/**
 * Accepts a request for a code. Only the job looks up whether the store knows the address, so neither the answer nor
 * its timing reveals it.
 */
export async function askCode(ctx: StoreContext, typed: string): Promise<string> {
  const { accountHost: host } = ctx
  if (!host.isConnected) throw new DomainError('store_gone')
  const contact = tidyContact(typed)
  await ctx.limits.count('shopperCode', ctx.ip)
  const address = ctx.keys.pepper(`${host.outletId}|${contact}`)
  await ctx.limits.count('shopperCodeAddress', address)
  await ctx.limits.count('shopperCodeAddressDay', address)
  await ctx.limits.count('shopperCodeStore', host.outletId)
  await requireCodesPaid(ctx, host)
  const request = newSecret()
  const requestHash = hashSecret(request)
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    await tx.db.insert(shopperCodes).values({
      requestHash,
      outletId: host.outletId,
      companyId: host.companyId,
      // No code matches this; the job makes the real one.
      codeHash: '',
      contactEnc: tx.keys.seal(contact, aboutOf(requestHash)),
      triesLeft: tries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + shopperLifetimes.request),
    })
    await tx.jobs.enqueue(tx.db, 'mail-shopper-code', { request: requestHash })
  })
  return request
}

const aboutOf = (requestHash: string) => `shopper-code|${requestHash}`

/** The job: finds the customer at the store, charges for the code and sends it. Safe to repeat. */
export async function mailShopperCode(ctx: Context, requestHash: string): Promise<void> {
  const row = and(eq(shopperCodes.requestHash, requestHash), gt(shopperCodes.expiresAt, ctx.clock.now()))
  const [asked] = await ctx.db.select().from(shopperCodes).where(row)
  const contact = asked && ctx.keys.unseal(asked.contactEnc, aboutOf(requestHash))
  const host = asked && (await findHostOfOutlet(ctx, asked.outletId))
  if (!host || !contact) return
  const customer = await findCustomer(ctx, host, contact)
  const phone = contact.includes('@') ? '' : phoneDigits(contact)
  const way = customer && (await wayOf(ctx, host, { phone, email: customer.email, requestHash }))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await withTransaction(ctx, async (tx) => {
    const [open] = await tx.db
      .update(shopperCodes)
      .set({
        contactEnc: '',
        ...(way ? { codeHash: codeHash(tx.keys, requestHash, code), customerId: customer.customerId } : {}),
      })
      .where(and(row, eq(shopperCodes.contactEnc, asked.contactEnc)))
      .returning({ requestHash: shopperCodes.requestHash })
    if (!open || !way) return
    if (way.phone) await queueCode(tx, host, { ...way, customerId: customer.customerId, requestHash, code })
    else {
      await queueMail(tx, way.email, `shopper-code:${requestHash}`, {
        template: 'shopper-code',
        data: { store: host.brand.name, code, minutes: codeMinutes, host: new URL(host.origin).host },
      })
    }
  })
}

interface Reader {
  phone: string
  email: string | null
  requestHash: string
}

/**
 * Sends the code to the typed phone number if the store sends codes by phone, else to the email that the store has.
 * Undefined if neither is possible or nobody pays. A message is charged when it is sent.
 */
async function wayOf(
  ctx: Context,
  host: AccountHost,
  { phone, email, requestHash }: Reader,
): Promise<{ phone: string; email: string } | undefined> {
  const { outletId } = host
  if (phone && (await goesByPhone(ctx, outletId, phone))) return { phone, email: email ?? '' }
  const isPaid = email !== null && (await pay(ctx, host, requestHash))
  return isPaid ? { phone: '', email } : undefined
}

async function queueCode(
  tx: Context,
  host: AccountHost,
  {
    phone,
    email,
    customerId,
    requestHash,
    code,
  }: Reader & { email: string; customerId: number; code: string },
): Promise<void> {
  await queueMessage(tx, {
    outletId: host.outletId,
    companyId: host.companyId,
    event: 'sign_in_code',
    key: `sign_in_code:${requestHash}`,
    customerId,
    phone,
    email,
    store: host.brand.name,
    values: [code, String(codeMinutes)],
    link: '',
  })
}

/** Whether a code may still be sent. If the wallet ran empty meanwhile, its owners have been told. */
async function pay(ctx: Context, host: { companyId: string; outletId: string }, key: string) {
  try {
    await payForCode(ctx, host, key)
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    ctx.log.warn({ outletId: host.outletId, code: error.code }, 'shopper code not paid')
    return false
  }
}

const codeText = (requestHash: string, code: string) => `shopper-code|${requestHash}|${code}`

export const codeHash = (keys: Context['keys'], requestHash: string, code: string) =>
  keys.pepper(codeText(requestHash, code))

const wrong = () => new DomainError('account_code_wrong', { fields: { code: 'code_refused' } })

/** Counts each try before comparing it, in one statement, so that parallel tries give no extra guesses. */
export async function checkCode(
  ctx: StoreContext,
  { request, code }: { request: string; code: string },
): Promise<OpenedSession> {
  const requestHash = hashSecret(request)
  const own = and(
    eq(shopperCodes.requestHash, requestHash),
    eq(shopperCodes.outletId, ctx.accountHost.outletId),
    isNull(shopperCodes.usedAt),
    gt(shopperCodes.expiresAt, ctx.clock.now()),
  )
  const [tried] = await ctx.db
    .update(shopperCodes)
    .set({ triesLeft: sql`${shopperCodes.triesLeft} - 1` })
    .where(and(own, gt(shopperCodes.triesLeft, 0)))
    .returning()
  const customerId = tried?.customerId
  if (!customerId || !ctx.keys.matchesPepper(tried.codeHash, codeText(requestHash, code))) throw wrong()
  return withTransaction(ctx, async (tx) => {
    const used = await tx.db
      .update(shopperCodes)
      .set({ usedAt: tx.clock.now() })
      .where(own)
      .returning({ requestHash: shopperCodes.requestHash })
    if (used.length === 0) throw wrong()
    return openShopperSession(tx, 'code', { customerId })
  })
}
