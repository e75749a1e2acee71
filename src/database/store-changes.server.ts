import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Database } from './client.server.ts'
import { connectionSettings } from './pool.server.ts'

/** Wakes the pages that wait for a change of a company's stores. */
export interface StoreChanges {
  /** Calls `wake` when something changed, and when something may have changed unnoticed. Returns how to stop. */
  subscribe(companyId: string, wake: () => void): () => void
  close(): Promise<void>
}

const channel = 'store_changes'
const reconnectAfterMs = 500

/** One listening connection for the process, opened by the first page that waits and replaced when it is lost. */
export function openStoreChanges(database: Database): StoreChanges {
  const waiting = new Map<string, Set<() => void>>()
  const closing = new AbortController()
  const wakeAll = () => {
    for (const wakes of waiting.values()) for (const wake of wakes) wake()
  }
  const heard = (companyId: string) => {
    for (const wake of waiting.get(companyId) ?? []) wake()
  }
  let listening: Promise<void> | undefined

  async function listen(): Promise<void> {
    if (database.engine === 'pglite') {
      await database.pglite.listen(channel, heard)
      wakeAll()
      return
    }
    while (!closing.signal.aborted) {
      await listenUntilLost(database.url, { heard, wakeAll, closing: closing.signal }).catch(() => {})
      await sleep(reconnectAfterMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  return {
    subscribe(companyId, wake) {
      const wakes = waiting.get(companyId) ?? new Set()
      waiting.set(companyId, wakes.add(wake))
      listening ??= listen()
      return () => {
        wakes.delete(wake)
        if (wakes.size === 0 && waiting.get(companyId) === wakes) waiting.delete(companyId)
      }
    },
    async close() {
      closing.abort()
      if (database.engine === 'postgres') await listening
    },
  }
}

interface Listener {
  heard(companyId: string): void
  wakeAll(): void
  closing: AbortSignal
}

async function listenUntilLost(url: string, { heard, wakeAll, closing }: Listener): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4_000, ...connectionSettings })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    closing.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    // Nobody listened until now.
    wakeAll()
    await lost
  } finally {
    await client.end().catch(() => {})
  }
}
