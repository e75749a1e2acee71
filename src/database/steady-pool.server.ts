import { createHash } from 'node:crypto'
import { Client, Pool, type PoolClient, type Settings, type Statement } from 'pg'

/** Milliseconds. A database that refuses is known at once; one that is silent, after the second of these. */
const patience = {
  /** For a connection, or for one of ours to be free. */
  connectionTimeoutMillis: 15_000,
  newConnection: 4_000,
  /** PostgreSQL itself gives up first; the other is for one that hangs. */
  statement_timeout: 10_000,
  query_timeout: 12_000,
}

type Answer = ReturnType<Client['query']>

/** Every statement gets a name, so that PostgreSQL reads and plans it once a connection (decision 21). */
class PreparingClient extends Client {
  constructor(settings: Settings) {
    super({ ...settings, connectionTimeoutMillis: patience.newConnection })
    // A connection may be lost while nobody asks anything; an event without a listener would end the process.
    this.on('error', () => {})
  }

  override query(statement: Statement | string, ...more: [unknown[]?]) {
    this.#gather()
    const isNameless = typeof statement === 'object' && 'text' in statement && !statement.name
    if (!isNameless) return super.query(statement, ...more)
    const answer = super.query({ ...statement, name: nameOf(statement.text) }, ...more)
    return statement.text === 'begin' ? this.#begun(answer) : answer
  }

  /** Nobody waits for a beginning: it leaves with what it begins. If it fails, so does everything behind it. */
  #begun(answer: Answer): Answer {
    answer.catch(() => this.connection.stream.destroy())
    return Promise.resolve({ rows: [] })
  }

  /** What is asked in one turn of the event loop leaves in one write: each is a call into the system. */
  #gather(): void {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** Connections that may be lost at any moment, also in the middle of a transaction, without harm to the next one. */
class SteadyPool extends Pool {
  override connect(...callback: []): Promise<PoolClient> {
    const wanted = super.connect(...callback)
    // The pool's own questions come with a callback, and look after their connection themselves.
    return callback.length > 0 ? wanted : wanted.then(releasedOnce)
  }
}

/** One that is lost leaves the pool at once: whoever held it may never get to give it back. */
function releasedOnce(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  let isOut = true
  const giveBack = (destroy?: boolean) => {
    if (!isOut) return
    isOut = false
    client.off('error', lose)
    release(destroy)
  }
  const lose = () => giveBack(true)
  client.once('error', lose)
  client.release = giveBack
  return client
}

export function openSteadyPool(url: string): Pool {
  const pool = new SteadyPool({
    connectionString: url,
    max: 10,
    // Statements stay prepared, and nobody waits for a connection in the morning.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // Compiling a plan takes longer than any of ours runs.
    options: '-c jit=off',
    // What a transaction asks together travels together.
    pipeline: true,
    Client: PreparingClient,
    ...patience,
  })
  pool.on('error', () => {})
  return pool
}
