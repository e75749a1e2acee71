import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../figure.ts'
import { signedHeaders } from '../sign-call.ts'
import type { FaultModuleServer, Payer } from './money-payers.ts'

/** What a module server was told that it had charged. */
export interface Charged {
  moduleServer: string
  key: string
  transfer: string
  walletId: string
  amount: number
}

/** The short form leaves a server that starts a part of the processor. */
const repeatMs = inFull(20, 100)

type Answer = Record<string, unknown>

const code = { channel: 'whatsapp', category: 'authentication', country: 'IN', units: 1 }
const campaign = { channel: 'whatsapp', category: 'marketing', country: 'IN', units: 10 }

/**
 * Module servers that send campaigns and codes all the time. As it should, each keeps its key and repeats the call with it
 * until it is answered.
 */
export function startModuleServers(
  url: string,
  moduleServers: readonly FaultModuleServer[],
  payers: readonly Payer[],
) {
  const charged: Charged[] = []
  let repeated = 0
  const over = new AbortController()

  async function call(
    { keyid, privateKey }: FaultModuleServer,
    path: string,
    input: object,
    key: string,
  ): Promise<Answer> {
    const target = `${url}/api/module_servers/${path}`
    const body = JSON.stringify(input)
    for (;;) {
      const created = Math.floor(Date.now() / 1000)
      const headers = signedHeaders({ method: 'POST', url: target, body, key, created, keyid, privateKey })
      const answer = await fetch(target, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => undefined)
      const said = (await answer?.json().catch(() => undefined)) as Answer | undefined
      if (answer?.ok && said) return said
      if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`)
      repeated += 1
      await sleep(repeatMs)
    }
  }

  async function charge(
    moduleServer: FaultModuleServer,
    path: string,
    input: object,
    walletId: string,
  ): Promise<void> {
    const key = randomUUID()
    const { transfer, amount } = await call(moduleServer, path, input, key)
    charged.push({
      moduleServer: moduleServer.id,
      key,
      transfer: String(transfer),
      walletId,
      amount: Number(amount),
    })
  }

  async function send(moduleServer: FaultModuleServer, { outletId: outlet, walletId }: Payer): Promise<void> {
    await charge(moduleServer, 'spends', { outlet, ...code }, walletId)
    const held = await call(moduleServer, 'holds', { outlet, lines: [campaign] }, randomUUID())
    const [hold] = held.holds as { id: string }[]
    const delivered = { hold: hold?.id, units: 7, category: campaign.category }
    await charge(moduleServer, 'holds/capture', delivered, walletId)
    await call(moduleServer, 'holds/void', { hold: hold?.id }, randomUUID())
  }

  const work = moduleServers.map(async (moduleServer, place) => {
    for (let turn = place; !over.signal.aborted; turn += 1) {
      const payer = payers[turn % payers.length]
      if (payer) await send(moduleServer, payer)
    }
  })
  // The caller who waits for the end is told.
  for (const one of work) one.catch(() => over.abort())
  return {
    charged,
    get repeated() {
      return repeated
    },
    async untilCharged(count: number): Promise<void> {
      const wanted = charged.length + count
      while (charged.length < wanted && !over.signal.aborted) await sleep(10)
    },
    /** Each finishes what it has begun. */
    async stop(): Promise<void> {
      over.abort()
      await Promise.all(work)
    },
  }
}
