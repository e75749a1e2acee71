import { Pool } from 'pg'

/** Settings of every connection that serves requests. Times are in milliseconds. */
export const connectionSettings = {
  keepAlive: true,
  // PostgreSQL cancels the statement first; the client's own limit is for a server that does not respond.
  statement_timeout: 10_000,
  query_timeout: 12_000,
  // Statements are sent without waiting for earlier results. One that times out closes its connection.
  pipeline: true,
  // Compiling a plan takes longer than any of our queries.
  options: '-c jit=off',
}

export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // Connections stay open, and with them their prepared statements.
    idleTimeoutMillis: 0,
    // Both for opening a connection and for waiting until one is free.
    connectionTimeoutMillis: 15_000,
    ...connectionSettings,
  })
  // Node ends the process on an 'error' event without a listener. The pool has one for idle connections only; the
  // query that was running on a lost connection is rejected, and the pool removes the connection on release.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}
