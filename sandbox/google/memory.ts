import type { Adapter, Payload } from 'oidc-provider'

interface Entry {
  payload: Payload
  expiresAt: number
}

/** The provider's codes, tokens and interactions, kept while the sandbox runs and no longer. */
export function makeMemory(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  function sweep(now: number) {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key)
  }

  return (model) => {
    const key = (id: string) => `${model}:${id}`
    async function find(id: string) {
      const entry = entries.get(key(id))
      return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
    }
    return {
      find,
      async upsert(id, payload, expiresIn) {
        const now = Date.now()
        sweep(now)
        entries.set(key(id), { payload, expiresAt: expiresIn ? now + expiresIn * 1000 : Infinity })
      },
      async findByUid(uid) {
        const own = [...entries].filter(([name]) => name.startsWith(`${model}:`))
        return own.find(([, { payload }]) => payload.uid === uid)?.[1].payload
      },
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(key(id))
      },
      async revokeByGrantId(grantId) {
        for (const [name, { payload }] of entries) if (payload.grantId === grantId) entries.delete(name)
      },
    }
  }
}
