/** Better Auth's session check, as its documentation sets it up on PostgreSQL. Told the database as an argument. */
import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { Pool } from 'pg'
import { measure } from './measure.ts'

const [, , databaseUrl] = process.argv
const pool = new Pool({ connectionString: databaseUrl, max: 10 })
const options = {
  database: pool,
  secret: 'a-secret-of-more-than-thirty-two-bytes-1',
  baseURL: 'http://127.0.0.1:4000',
  emailAndPassword: { enabled: true },
  telemetry: { enabled: false },
}
const { runMigrations } = await getMigrations(options)
await runMigrations()
const auth = betterAuth(options)

const visitors = []
for (let i = 0; i < 10; i += 1) {
  // Each round signs up people of its own.
  const body = { email: `${randomUUID()}@bench.example`, password: 'Pantry#2026x', name: 'Mei Chua' }
  const answer = await auth.api.signUpEmail({ body, asResponse: true })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  visitors.push(new Headers({ cookie }))
}
let turn = 0
const result = await measure(() => auth.api.getSession({ headers: visitors[(turn += 1) % visitors.length] }))
console.log(JSON.stringify(result))
await pool.end()
