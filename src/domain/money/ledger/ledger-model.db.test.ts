// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  credit,
  dollar,
  newPayer,
  openMoneyWorld,
} from '../../../../tests/support/money-world.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { wallets } from '#database/schema/ledger.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { DomainError } from '#domain/domain-error.ts'
import { authorise } from '../module-servers/authorise.ts'
import { capture } from '../module-servers/capture.ts'
import { expireHolds } from '../module-servers/expire-holds.ts'
import type { ModuleServerContext } from '../module-servers/module-server-context.ts'
import { postToWallet } from './post-to-wallet.ts'
import { releaseHold } from '../module-servers/release-hold.ts'
import { reverseSpend } from '../module-servers/reverse-spend.ts'
import { spend } from '../module-servers/spend.ts'

/** All verbs in any order on three wallets, beside a model of a few lines: the two always agree. */

const price = { marketing: 11_000, authentication: 1400 }
const reserve = dollar

let world: TestContext
let moduleServer: ModuleServerContext
let payers: Awaited<ReturnType<typeof newPayer>>[]
let keys = 0

beforeAll(async () => {
  world = await openMoneyWorld()
  moduleServer = asModuleServer(world)
  payers = []
  for (let i = 0; i < 3; i += 1) payers.push(await newPayer(world))
  // When a failure is made smaller, more than a month passes.
  const periodEndsAt = new Date(world.time.now.getTime() + 10 * 365 * 24 * 60 * 60 * 1000)
  await world.ctx.db.update(subscriptions).set({ periodEndsAt })
})
afterAll(() => world.close())

interface ModelHold {
  id: string
  units: number
  captured: number
  late: number
  expiresAt: number
  isOpen: boolean
}

interface Model {
  balance: number
  credit: number
  holds: ModelHold[]
  spends: { id: string; amount: number; credit: number; isReversed: boolean }[]
}

const heldOf = ({ holds }: Model) =>
  holds.reduce((sum, hold) => sum + (hold.isOpen ? (hold.units - hold.captured) * price.marketing : 0), 0)

function take(model: Model, amount: number): number {
  const fromCredit = Math.min(model.credit, amount)
  model.balance -= amount
  model.credit -= fromCredit
  return fromCredit
}

const acts = ['top-up', 'credit', 'hold', 'capture', 'void', 'spend', 'reverse', 'expire', 'adjust'] as const

const step = record({
  act: constantFrom(...acts),
  wallet: nat(2),
  units: integer({ min: 1, max: 300 }),
  which: nat(5),
  /** How often the call is made: repeated calls change nothing. */
  times: integer({ min: 1, max: 3 }),
})
type Step = typeof step extends { generate: (...asked: never[]) => { value: infer S } } ? S : never

/** What the model expects of a step, or the code that it is refused with. */
function expected(model: Model, { act, units, which }: Step, now: number): string | undefined {
  const free = model.balance - heldOf(model)
  const hold = model.holds[which]
  switch (act) {
    case 'hold':
      return free - reserve < units * price.marketing ? 'wallet_short' : undefined
    case 'spend':
      return free < units * price.authentication ? 'wallet_short' : undefined
    case 'adjust':
      return free - reserve < units * 1000 ? 'wallet_short' : undefined
    case 'capture':
      if (!hold) return 'hold_unknown'
      if (units > hold.units - hold.captured - hold.late) return 'capture_too_large'
      return hold.isOpen || (hold.expiresAt <= now && units <= hold.units - hold.captured - hold.late)
        ? undefined
        : 'hold_closed'
    case 'void':
      return hold ? undefined : 'hold_unknown'
    case 'reverse':
      return model.spends[which] ? undefined : 'spend_unknown'
    default:
      return undefined
  }
}

const nobody = '00000000-0000-7000-8000-000000000000'

async function perform(
  model: Model,
  payer: (typeof payers)[number],
  request: Step,
  key: string,
): Promise<() => void> {
  const { outletId, walletId } = payer
  const { act, units, which } = request
  const hold = model.holds[which]
  switch (act) {
    case 'top-up':
      await credit(world, walletId, units * 10_000, key)
      return () => {
        model.balance += units * 10_000
      }
    case 'credit':
      await postToWallet(world.ctx, {
        walletId,
        kind: 'credit',
        scope: 'credit',
        key,
        amount: units * 1000,
        credit: units * 1000,
        counter: 'promotions',
      })
      return () => {
        model.balance += units * 1000
        model.credit += units * 1000
      }
    case 'adjust':
      await postToWallet(world.ctx, {
        walletId,
        kind: 'adjustment',
        scope: 'adjustment',
        key,
        amount: -units * 1000,
        counter: 'writeoff',
      })
      return () => {
        take(model, units * 1000)
      }
    case 'hold': {
      const lines = [{ channel: 'whatsapp' as const, category: 'marketing' as const, country: 'IN', units }]
      const { holds } = await authorise(moduleServer, { outlet: outletId, lines, seconds: 3600 }, key)
      const expiresAt = world.time.now.getTime() + 3_600_000
      return () => {
        model.holds.push({ id: holds[0]?.id ?? '', units, captured: 0, late: 0, expiresAt, isOpen: true })
      }
    }
    case 'capture': {
      const asked = { hold: hold?.id ?? nobody, units, category: 'marketing' as const }
      await capture(moduleServer, asked, key)
      return () => {
        if (!hold) return
        if (!hold.isOpen) {
          const there = Math.max(0, model.balance - heldOf(model) - reserve)
          hold.late += units
          take(model, Math.min(units * price.marketing, there))
          return
        }
        hold.captured += units
        hold.isOpen = hold.captured < hold.units
        take(model, units * price.marketing)
      }
    }
    case 'void':
      await releaseHold(moduleServer, hold?.id ?? nobody)
      return () => {
        // What was given back never expires, so it is not captured late either.
        if (hold?.isOpen) Object.assign(hold, { isOpen: false, expiresAt: Infinity })
      }
    case 'spend': {
      const asked = {
        outlet: outletId,
        channel: 'whatsapp' as const,
        category: 'authentication' as const,
        country: 'IN',
        units,
      }
      const { transfer } = await spend(moduleServer, asked, key)
      return () => {
        const amount = units * price.authentication
        model.spends.push({ id: transfer ?? '', amount, credit: take(model, amount), isReversed: false })
      }
    }
    case 'reverse': {
      const spent = model.spends[which]
      await reverseSpend(moduleServer, spent?.id ?? nobody)
      return () => {
        if (!spent || spent.isReversed) return
        spent.isReversed = true
        model.balance += spent.amount
        model.credit += spent.credit
      }
    }
    case 'expire':
      world.time.now = new Date(world.time.now.getTime() + units * 30_000)
      await expireHolds(world.ctx)
      return () => {}
  }
}

test('[MONEY-12] no order of calls breaks the ledger, and each wallet is what the model says', async () => {
  const models: Model[] = payers.map(() => ({ balance: 0, credit: 0, holds: [], spends: [] }))
  for (const { walletId } of payers) {
    await world.ctx.db.update(wallets).set({ reserve }).where(eq(wallets.id, walletId))
  }
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const model of models) model.holds = model.holds.filter(({ isOpen }) => isOpen)
      for (const request of steps) {
        const [model, payer] = [models[request.wallet], payers[request.wallet]]
        if (!model || !payer) continue
        keys += 1
        const key = `model-key-${keys}`
        const refusal = expected(model, request, world.time.now.getTime())
        const times = request.act === 'expire' ? 1 : request.times
        let settle: () => void = () => {}
        for (let time = 0; time < times; time += 1) {
          const done = await perform(model, payer, request, key).catch((error: unknown) => {
            if (error instanceof DomainError) return error.code
            throw error
          })
          expect([request.act, typeof done === 'string' ? done : undefined]).toEqual([request.act, refusal])
          if (time === 0 && typeof done !== 'string') settle = done
        }
        settle()
        const now = world.time.now.getTime()
        for (const one of models)
          for (const hold of one.holds)
            if (request.act === 'expire' && hold.expiresAt <= now) hold.isOpen = false
        const [row] = await world.ctx.db.select().from(wallets).where(eq(wallets.id, payer.walletId))
        expect([request.act, row?.balance, row?.held, row?.credit]).toEqual([
          request.act,
          model.balance,
          heldOf(model),
          model.credit,
        ])
      }
      expect(await brokenInvariants(world)).toEqual([])
    }),
    { numRuns: 20 },
  )
})
