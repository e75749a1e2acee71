// @module-tag engine-long
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import type { Database, Db } from './client.server.ts'

// The embedded database has no connections that could be lost.
describe.runIf(inject('engine') === 'postgres')('connections to PostgreSQL', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const processOf = async (db: Db) => {
    const { rows } = await db.execute(sql`select pg_backend_pid() as pid`)
    return Number(rows[0]?.pid)
  }
  const terminate = (pid: number) => database.db.execute(sql`select pg_terminate_backend(${pid})`)

  test('session reads share one connection, and get a new one when it is lost', async () => {
    const { sessionReads } = database
    const processes = await Promise.all([1, 2, 3].map(() => processOf(sessionReads())))
    const [first = 0] = processes
    expect(processes).toEqual([first, first, first])
    await terminate(first)
    await expect.poll(() => processOf(sessionReads()).catch(() => first)).not.toBe(first)
  })

  test('a read that is under way when the connection is lost is rejected', async () => {
    const { sessionReads } = database
    const pid = await processOf(sessionReads())
    // A Drizzle query is sent by `execute` or when it is awaited: the slow one goes first.
    const slow = sessionReads()
      .execute(sql`select pg_sleep(60)`)
      .execute()
    const reads = Promise.allSettled([slow, processOf(sessionReads())])
    await terminate(pid)
    expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('a connection that is lost in a transaction rejects it, and the pool goes on', async () => {
    const pids = await Promise.all(
      Array.from({ length: 12 }, async () => {
        let pid = 0
        const lost = database.db.transaction(async (tx) => {
          pid = await processOf(tx)
          await tx.execute(sql`create table half_done (id int)`)
          await tx.execute(sql`select pg_terminate_backend(${pid})`)
        })
        await expect(lost).rejects.toThrow('Failed query')
        return pid
      }),
    )
    expect(new Set(pids).size).toBeGreaterThan(1)
    const { rows } = await database.db.execute(sql`select to_regclass('half_done') as half`)
    expect(rows).toEqual([{ half: null }])
  })

  test('a connection that is lost between the statements of a transaction does not end the process', async () => {
    const lost = database.db.transaction(async (tx) => {
      await terminate(await processOf(tx))
      await expect.poll(() => tx.execute(sql`select 1`).then(Boolean, () => 'lost')).toBe('lost')
      return 'committed'
    })
    await expect(lost).rejects.toThrow('Failed query')
    expect(await processOf(database.db)).toBeGreaterThan(0)
  })
})
