import { Client } from 'pg'

/** Runs one statement on a connection of its own, and gives its rows. */
export async function runSql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  // A connection that is lost rejects its query; Node would end the process on the event as well.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
