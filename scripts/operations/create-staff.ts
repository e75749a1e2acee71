import { randomInt } from 'node:crypto'
import { terms } from '#content/shared/legal/terms.ts'
import { createKeys } from '#domain/keys.server.ts'
import { createStaff } from '#domain/staff/create-staff.ts'
import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { openDatabase } from './open-database.ts'

/** `npm run admin:create -- EMAIL FIRST LAST`: the only way, outside the demo, that somebody becomes staff. */

const [email = '', firstName = '', lastName = ''] = process.argv.slice(2)
if (!/^[^\s@]+@[^\s@]+$/.test(email) || firstName === '') {
  console.error('npm run admin:create -- EMAIL FIRST LAST')
  process.exit(1)
}
const { config, database } = await openDatabase()
if (!config.SECRET_KEYS) {
  console.error('There is no SECRET_KEYS: the demo has its own staff, and makes no more.')
  await database.close()
  process.exit(1)
}
const password = newPassword()
const ctx = {
  db: database.db,
  clock: systemClock,
  keys: createKeys(config.SECRET_KEYS),
  passwords: argon2Passwords(),
}
const isNew = await createStaff(ctx, { email, password, firstName, lastName }, terms.versions[0].id)
await database.close()
if (!isNew) {
  console.error(`${email} has an account already. Staff have one of their own.`)
  process.exit(1)
}
console.log(`${email} may sign in at ${config.PUBLIC_BASE_URL}/admin/login with the password

    ${password}

which is shown this once. The first sign-in asks for an authenticator app.`)

/** A hundred bits, in signs that nobody confuses. */
function newPassword(): string {
  const signs = '23456789abcdefghjkmnpqrstuvwxyz'
  return Array.from({ length: 20 }, () => signs[randomInt(signs.length)])
    .join('')
    .replaceAll(/(.{5})(?=.)/g, '$1-')
}
