import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/**
 * Drizzle creates a new session for every transaction, and prepared queries (`preparedQuery`) are cached by session.
 * Here each connection keeps one session, so that a query is built once for each connection.
 */
export function withConnectionSessions(
  db: NodePgDatabase,
  pool: Pool,
  options: { casing: 'snake_case' },
): NodePgDatabase {
  const sessions = new WeakMap<PoolClient, NodePgDatabase>()
  const sessionOf = (client: PoolClient) => {
    const session = sessions.get(client) ?? drizzle(client, options)
    sessions.set(client, session)
    return session
  }
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await sessionOf(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
