import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/**
 * Drizzle makes a session for each transaction, and what is prepared in one is forgotten with it. Here a connection
 * keeps its session for as long as it lives, and with it the text of everything that was ever prepared on it.
 */
export function withKeptSessions(
  db: NodePgDatabase,
  pool: Pool,
  settings: { casing: 'snake_case' },
): NodePgDatabase {
  const kept = new WeakMap<PoolClient, NodePgDatabase>()
  const sessionOn = (client: PoolClient) => {
    const known = kept.get(client) ?? drizzle(client, settings)
    kept.set(client, known)
    return known
  }
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await sessionOn(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
