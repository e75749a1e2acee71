import { revokeAllSessions, revokeSessionsOf } from '#domain/staff/revoke-sessions.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { openDatabase } from './open-database.ts'

/**
 * `npm run sessions:end -- EMAIL [--disable]`: ends every session of one person, and closes the account.
 * `npm run sessions:end -- --everybody`: all of them, of merchants and of staff.
 */

const [who = '', option = ''] = process.argv.slice(2)
if (who !== '--everybody' && !/^[^\s@]+@[^\s@]+$/.test(who)) {
  console.error('npm run sessions:end -- EMAIL [--disable], or -- --everybody')
  process.exit(1)
}
const { database } = await openDatabase()
const ctx = { db: database.db, clock: systemClock }
const ended =
  who === '--everybody'
    ? await revokeAllSessions(ctx)
    : await revokeSessionsOf(ctx, who, { disable: option === '--disable' })
await database.close()
console.log(ended === undefined ? `Nobody has the address ${who}.` : `${ended} sessions ended.`)
process.exitCode = ended === undefined ? 1 : 0
