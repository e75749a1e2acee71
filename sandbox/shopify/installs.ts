import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const install = z.object({
  token: z.string(),
  /** The previous renewal token, valid until the current one is used, because an answer may get lost. */
  spare: z.string().optional(),
  scope: z.string(),
  installedAt: z.iso.datetime(),
  /** When this token was made, where it is one that runs out. */
  issuedAt: z.iso.datetime().optional(),
})
export type Install = z.infer<typeof install>

export interface Delivery {
  shop: string
  topic: string
  at: Date
  /** The app's answer, or why there was none. */
  outcome: string
}

interface Code {
  shop: string
  scope: string
  expiresAt: number
}

/** Each access token has one that renews it. */
export const refreshTokenOf = (token: string) => `shprt_${token.slice('shpat_'.length)}`

const newToken = () => `shpat_${randomBytes(16).toString('hex')}`
const codeLife = 60_000
const keptDeliveries = 50

const isOver = ({ issuedAt }: Install, lifeSeconds: number) =>
  issuedAt !== undefined && Date.now() - Date.parse(issuedAt) >= lifeSeconds * 1000

export type Installs = Awaited<ReturnType<typeof openInstalls>>

/** Which shop has the app, with which token; kept in the folder, if there is one. */
export async function openInstalls(dataDir?: string) {
  const file = dataDir && join(dataDir, 'shopify-installs.json')
  const stored = file ? await readFile(file, 'utf8').catch(() => '{}') : '{}'
  const installs = new Map(Object.entries(z.record(z.string(), install).parse(JSON.parse(stored))))
  const codes = new Map<string, Code>()
  const deliveries: Delivery[] = []

  async function save() {
    if (!dataDir || !file) return
    await mkdir(dataDir, { recursive: true })
    await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(installs)), { mode: 0o600 })
    await rename(`${file}.part`, file)
  }

  return {
    find: (shop: string) => installs.get(shop),
    isToken(shop: string, token: string, lifeSeconds: number): boolean {
      const held = installs.get(shop)
      return held?.token === token && !isOver(held, lifeSeconds)
    },
    deliveriesTo: (shop: string) => deliveries.filter((delivery) => delivery.shop === shop),

    record(delivery: Delivery) {
      deliveries.unshift(delivery)
      deliveries.splice(keptDeliveries)
    },

    makeCode(shop: string, scope: string): string {
      const now = Date.now()
      for (const [code, { expiresAt }] of codes) if (expiresAt <= now) codes.delete(code)
      const code = randomBytes(16).toString('hex')
      codes.set(code, { shop, scope, expiresAt: now + codeLife })
      return code
    },

    /** A code is good once, for its own shop, for a minute. */
    async redeem(shop: string, code: string, expires: boolean): Promise<Install | undefined> {
      const granted = codes.get(code)
      codes.delete(code)
      if (!granted || granted.shop !== shop || granted.expiresAt <= Date.now()) return undefined
      const now = new Date().toISOString()
      const fresh: Install = {
        token: newToken(),
        scope: granted.scope,
        installedAt: now,
        ...(expires && { issuedAt: now }),
      }
      installs.set(shop, fresh)
      await save()
      return fresh
    },

    /** Replaces the pair of tokens that this renewal token belongs to. */
    async renew(shop: string, refresh: string): Promise<Install | undefined> {
      const held = installs.get(shop)
      if (!held || ![held.spare, refreshTokenOf(held.token)].includes(refresh)) return undefined
      const fresh = { ...held, token: newToken(), spare: refresh, issuedAt: new Date().toISOString() }
      installs.set(shop, fresh)
      await save()
      return fresh
    },

    async remove(shop: string): Promise<boolean> {
      const removed = installs.delete(shop)
      await save()
      return removed
    },
  }
}
