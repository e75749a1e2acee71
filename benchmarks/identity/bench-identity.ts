import { availableParallelism } from 'node:os'
import { openIdentityWorld } from './identity-world.ts'
import { knownOrUnknown } from './known-or-unknown.ts'
import { loginsAgainstHashing } from './logins.ts'
import { readsAgainstBareHandler, readsWhileOthersSignIn } from './reads.ts'

/** What signing in costs, as ratios within one run. */
export async function benchIdentity(): Promise<void> {
  console.log(`\nidentity, on PostgreSQL, ${availableParallelism()} cores, medians`)
  const world = await openIdentityWorld(100)
  try {
    console.log(`    ${await loginsAgainstHashing(world)}`)
    console.log(`    ${await readsAgainstBareHandler(world)}`)
    console.log(`    ${await readsWhileOthersSignIn(world)}`)
    console.log(`    ${await knownOrUnknown(world)}`)
  } finally {
    await world.close()
  }
}
