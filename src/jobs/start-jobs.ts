import { sendReminders } from '#domain/booking/remind.ts'
import { mailMonthlySummaries } from '#domain/company/mail-monthly-summaries.ts'
import type { Context } from '#domain/context.server.ts'
import { deliverMail } from '#domain/mail/deliver-mail.ts'
import { sendMessage } from '#domain/messages/send-message.ts'
import { submitWaiting, watchSenders } from '#domain/messages/senders/check-sender.ts'
import { watchMessages } from '#domain/messages/watch-messages.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import { expireCredit } from '#domain/money/wallet/expire-credit.ts'
import { expireHolds } from '#domain/money/module-servers/expire-holds.ts'
import { syncShopCharges } from '#domain/money/payments/sync-shop-charges.ts'
import { issueMonthlyDocuments } from '#domain/money/documents/issue-monthly-documents.ts'
import { reconcileLedger } from '#domain/money/ledger/reconcile-ledger.ts'
import { remindUnpaidPlans } from '#domain/money/plans/remind-unpaid-plans.ts'
import { refreshWallets, watchWallets } from '#domain/money/wallet/watch-wallets.ts'
import { logHead } from '#domain/audit/verify-chain.ts'
import { purgeExpired } from '#domain/purge-expired.ts'
import { openWindow } from '#domain/order-windows/open-window.ts'
import { tendWindow } from '#domain/order-windows/tend-window.ts'
import { watchWindows } from '#domain/order-windows/watch-windows.ts'
import { mailCode } from '#domain/recovery/mail-code.ts'
import { mailResetLink } from '#domain/recovery/mail-reset-link.ts'
import { mailOrderLink } from '#domain/shoppers/order-links.ts'
import { mailShopperCode } from '#domain/shoppers/sign-in-by-code.ts'
import { answerRequest } from '#domain/shops/answer-request.ts'
import { renewShopTokens } from '#domain/shops/renew-shop-tokens.ts'
import { checkStatus } from '#domain/status/check-status.ts'
import { importStore } from '#domain/store-sync/import-store.ts'
import { reconcileStore } from '#domain/store-sync/reconcile-store.ts'
import { syncStore } from '#domain/store-sync/sync-store.ts'
import { watchStores } from '#domain/store-sync/watch-stores.ts'

/** Takes up work from the queue: thin callers of verbs. */
export async function startJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('deliver-mail', async ({ id }) => {
    if (id) await deliverMail(ctx, id)
  })
  await ctx.jobs.work('mail-code', ({ email = '', request = '', requestId = '', ip = '' }) =>
    mailCode(ctx, { email, request, requestId, ip }),
  )
  await ctx.jobs.work('mail-reset-link', ({ email = '', request = '', requestId = '', ip = '' }) =>
    mailResetLink(ctx, { email, request, requestId, ip }),
  )
  await ctx.jobs.work('mail-shopper-code', ({ request = '' }) => mailShopperCode(ctx, request))
  await ctx.jobs.work('mail-order-link', ({ shop = '', order = '' }) =>
    mailOrderLink(ctx, shop, Number(order)),
  )
  await ctx.jobs.work('open-window', ({ shop = '', order = '' }) => openWindow(ctx, shop, Number(order)))
  await ctx.jobs.work('tend-window', ({ outlet = '', order = '' }) => tendWindow(ctx, outlet, Number(order)))
  await ctx.jobs.work('watch-windows', () => watchWindows(ctx))
  await ctx.jobs.work('send-message', ({ id = '' }) => sendMessage(ctx, id))
  await ctx.jobs.work('watch-messages', () => watchMessages(ctx))
  await ctx.jobs.work('submit-templates', ({ outlet = '', channel }) =>
    submitWaiting(ctx, outlet, channel === 'sms' ? 'sms' : 'whatsapp'),
  )
  await ctx.jobs.work('watch-senders', () => watchSenders(ctx))
  await ctx.jobs.work('remind-bookings', () => sendReminders(ctx))
  await ctx.jobs.work('monthly-summary', () => mailMonthlySummaries(ctx))
  await ctx.jobs.work('renew-shop-tokens', () => renewShopTokens(ctx))
  await ctx.jobs.work('import-store', ({ shop = '' }) => importStore(ctx, shop))
  await ctx.jobs.work('sync-store', ({ shop = '', catchUp }) =>
    syncStore(ctx, shop, { catchUp: catchUp === 'yes' }),
  )
  await ctx.jobs.work('reconcile-store', ({ shop = '' }) => reconcileStore(ctx, shop))
  await ctx.jobs.work('store-request', ({ topic = '', shop = '', at = '', customer }) =>
    answerRequest(ctx, { topic, shop, at: new Date(at), customerId: Number(customer) || 0 }),
  )
  await ctx.jobs.work('check-status', () => checkStatus(ctx))
  await ctx.jobs.work('watch-stores', () => watchStores(ctx))
  await ctx.jobs.work('sync-shop-charges', ({ shop = '' }) => syncShopCharges(ctx, shop))
  await ctx.jobs.work('expire-holds', async () => {
    await expireHolds(ctx)
  })
  await ctx.jobs.work('watch-wallets', () => watchWallets(ctx))
  await ctx.jobs.work('poll-pending-payments', async () => {
    await pollPendingPayments(ctx)
    await remindUnpaidPlans(ctx)
  })
  await ctx.jobs.work('refresh-wallets', async () => {
    await refreshWallets(ctx)
    await expireCredit(ctx)
  })
  await ctx.jobs.work('reconcile-ledger', async () => {
    await reconcileLedger(ctx)
  })
  await ctx.jobs.work('monthly-documents', () => issueMonthlyDocuments(ctx))
  await ctx.jobs.work('purge-expired', async () => {
    await purgeExpired(ctx)
    await logHead(ctx)
  })
  // Imports that the last process left unfinished go on now, and not at the next full minute.
  await ctx.jobs.enqueue(ctx.db, 'watch-stores', {})
  await ctx.jobs.enqueue(ctx.db, 'watch-windows', {})
}
