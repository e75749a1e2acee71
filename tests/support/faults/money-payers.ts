import type { Db } from '#database/client.server.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { createAccount } from '#domain/accounts/create-account.ts'
import { newId } from '#domain/identifiers.ts'
import { addModuleServerKey, saveModuleServer } from '#domain/money/module-servers/module-server-keys.ts'
import { openWallet } from '#domain/money/wallet/open-wallet.ts'
import { postToWallet } from '#domain/money/ledger/post-to-wallet.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { newModuleServerKey } from '../sign-call.ts'

export interface Payer {
  companyId: string
  outletId: string
  walletId: string
}

const month = 30 * 24 * 60 * 60 * 1000

/** Companies with a running plan, a module and a wallet with so much in it, in the database of a server. */
export async function seedPayers(db: Db, howMany: number, balance: number): Promise<Payer[]> {
  const ctx = { db, clock: systemClock }
  const now = new Date()
  const payers: Payer[] = []
  for (let place = 0; place < howMany; place += 1) {
    const { companyId, outletId } = await createAccount(ctx, {
      email: `payer-${newId(now)}@tamarind.example`,
      firstName: 'Asha',
      lastName: 'Rao',
      passwordHash: null,
      emailVerifiedAt: now,
      termsVersion: '1.0',
      source: {},
    })
    await db.insert(moduleInstalls).values({ companyId, outletId, slug: 'email', installedAt: now })
    await db.insert(subscriptions).values({
      id: newId(now),
      companyId,
      outletId,
      method: 'card',
      providerRef: `sub_${companyId}`,
      state: 'active',
      price: 200_000_000,
      currency: 'USD',
      periodEndsAt: new Date(now.getTime() + month),
      providerAt: now,
      startedAt: now,
    })
    const { id: walletId } = await openWallet(ctx, companyId)
    if (balance > 0) {
      const key = newId(now)
      await postToWallet(ctx, {
        walletId,
        kind: 'credit',
        scope: 'credit',
        key,
        amount: balance,
        counter: 'promotions',
      })
    }
    payers.push({ companyId, outletId, walletId })
  }
  return payers
}

/** A module server that may act for all of them. */
export async function seedModuleServer(db: Db, id: string) {
  const { privateKey, publicKey } = newModuleServerKey()
  const ctx = { db, clock: systemClock }
  await saveModuleServer(ctx, { id, slugs: ['email'], origin: `https://${id}.example` })
  await addModuleServerKey(ctx, { moduleServer: id, kid: 'one', publicKey })
  return { id, keyid: `${id}:one`, privateKey }
}

export type FaultModuleServer = Awaited<ReturnType<typeof seedModuleServer>>
