import { openIdentityWorld } from './identity-world.ts'
import { knownOrUnknown } from './known-or-unknown.ts'
import { loginsAgainstHashing } from './logins.ts'
import { figures } from '../report.ts'
import { readsAgainstBareHandler, readsWhileOthersSignIn } from './reads.ts'

/** What signing in costs, as ratios within one run. */
export async function benchIdentity(): Promise<void> {
  const world = await openIdentityWorld(100)
  try {
    const print = figures('identity, on PostgreSQL, medians of 3')
    print('sign-ins against bare hashes', await loginsAgainstHashing(world))
    print('session-checked reads against a bare handler', await readsAgainstBareHandler(world))
    print('reads beside sign-ins', await readsWhileOthersSignIn(world))
    print('known and unknown e-mail', await knownOrUnknown(world))
  } finally {
    await world.close()
  }
}
