/** The part of node-postgres that we use; it brings no types of its own. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events'
  import type { Writable } from 'node:stream'

  interface Settings {
    connectionString: string
    connectionTimeoutMillis?: number
    query_timeout?: number
    statement_timeout?: number
    keepAlive?: boolean
    max?: number
    idleTimeoutMillis?: number
    pipeline?: boolean
    options?: string
    Client?: typeof Client
  }

  interface Statement {
    name?: string
    text: string
  }

  class Client extends EventEmitter {
    connection: { stream: Writable }
    constructor(settings: Settings)
    connect(): Promise<void>
    query(statement: Statement | string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
    end(): Promise<void>
  }

  interface PoolClient extends Client {
    release(destroy?: boolean): void
  }

  class Pool extends EventEmitter {
    constructor(settings: Settings)
    connect(): Promise<PoolClient>
    end(): Promise<void>
  }

  export { Client, Pool, PoolClient, Settings, Statement }
}
