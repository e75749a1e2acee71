import type { Sql, TransactionSql } from 'postgres'

type Unsafe = Sql['unsafe']
type Work = (client: TransactionSql) => unknown

/**
 * The driver asks the server twice for a statement that it may not prepare: what are its types, then its rows.
 * Drizzle allows it only for statements that have a name. Here every statement is prepared, once a connection.
 */
export function preparingStatements<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      if (name === 'unsafe') {
        return (...[text, values, options]: Parameters<Unsafe>): unknown =>
          Reflect.apply(value, target, [text, values, { ...options, prepare: true }])
      }
      if (name === 'begin' || name === 'savepoint') {
        return (work: Work): unknown =>
          Reflect.apply(value, target, [(scoped: TransactionSql) => work(preparingStatements(scoped))])
      }
      return value
    },
  })
}
