import type { Db } from '#database/client.server.ts'
import type { Tracing } from './tracing.ts'

const part = { kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const

/** The same database, its transactions followed. What is asked in them is not: a query carries what people typed. */
export function tracedDb(db: Db, tracing: Tracing): Db {
  const transaction: Db['transaction'] = (work, options) =>
    tracing.part('database transaction', part, () => db.transaction(work, options))
  return new Proxy(db, {
    get: (target, property, receiver) =>
      property === 'transaction' ? transaction : Reflect.get(target, property, receiver),
  })
}
