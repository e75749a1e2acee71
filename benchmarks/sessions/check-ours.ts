/** Our own session check in a process of its own. Told the database and what browsers carry as arguments. */
import { openPostgres } from '#database/client.server.ts'
import { guardedDatabase, type RequestContext } from '#domain/context.server.ts'
import { authenticate } from '#domain/sessions/authenticate.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { credentialsOf } from '../../src/http/security/credentials.ts'
import { measure } from './measure.ts'

const [databaseUrl = '', carried = '[]'] = process.argv.slice(2)
const database = await openPostgres(databaseUrl, 'src/database/migrations')
const base = { ...guardedDatabase(database), clock: systemClock }
const visitors = JSON.parse(carried) as Record<string, string>[]
let turn = 0
const result = await measure(() => {
  const headers = visitors[(turn += 1) % visitors.length] ?? {}
  return authenticate({ ...base, credentials: credentialsOf(headers, false) } as RequestContext)
})
console.log(JSON.stringify(result))
await database.close()
