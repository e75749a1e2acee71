// @module-tag engine
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { openStoreChanges } from './store-changes.server.ts'

const [own, other] = ['0190d2f0-0000-7000-8000-000000000001', '0190d2f0-0000-7000-8000-000000000002']

async function openTwo() {
  const database = await openTestDatabase()
  const instances = [openStoreChanges(database), openStoreChanges(database)]
  onTestFinished(async () => {
    await Promise.all(instances.map((changes) => changes.close()))
    await database.close()
  })
  const wakes = instances.map((changes) => {
    const count = { own: 0, other: 0 }
    changes.subscribe(own, () => (count.own += 1))
    changes.subscribe(other, () => (count.other += 1))
    return count
  })
  // The first wake says that it listens now.
  await expect.poll(() => wakes.map((count) => count.own)).toEqual([1, 1])
  return { database, instances, wakes }
}

const notify = (companyId: string) => sql`select pg_notify('store_changes', ${companyId})`

test('[SYNC-02] a change wakes the pages of its company on every instance, and no others', async () => {
  const { database, wakes } = await openTwo()
  await database.db.execute(notify(own))
  await expect
    .poll(() => wakes)
    .toEqual([
      { own: 2, other: 1 },
      { own: 2, other: 1 },
    ])
})

test('a page that has gone is not woken', async () => {
  const { database, instances, wakes } = await openTwo()
  let woken = 0
  const stop = instances[0]?.subscribe(own, () => (woken += 1))
  stop?.()
  await database.db.execute(notify(own))
  await expect.poll(() => wakes.map((count) => count.own)).toEqual([2, 2])
  expect(woken).toBe(0)
})

test.runIf(inject('engine') === 'postgres')(
  '[SYNC-02] a lost connection is replaced, and wakes everybody who may have missed a change',
  async () => {
    const { database, wakes } = await openTwo()
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen store_changes'`)
    await expect.poll(() => wakes.map((count) => count.other), { timeout: 5_000 }).toEqual([2, 2])
    await database.db.execute(notify(own))
    await expect.poll(() => wakes.map((count) => count.own)).toEqual([3, 3])
  },
)
