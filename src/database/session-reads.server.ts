import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { connectionSettings } from './pool.server.ts'

export interface SessionReads {
  /** The database over the shared connection. Ask again for each query: a lost connection is replaced. */
  db(): NodePgDatabase
  close(): Promise<void>
}

/**
 * One connection for the short reads that nearly every call makes, such as finding its session. The `pipeline` option
 * of node-postgres sends the reads of many requests one after the other without waiting. Only for reads by key,
 * outside transactions: a slow statement would delay everybody.
 */
export function openSessionReads(url: string, options: { casing: 'snake_case' }): SessionReads {
  let current: { client: Client; db: NodePgDatabase } | undefined

  function connect() {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 4_000,
      ...connectionSettings,
    })
    const forget = () => {
      if (current?.client === client) current = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    // Queries wait in the client until it is connected, and are rejected if it cannot connect.
    client.connect().catch(forget)
    return { client, db: drizzle(client, options) }
  }

  return {
    db: () => (current ??= connect()).db,
    close: async () => {
      await current?.client.end()
    },
  }
}
