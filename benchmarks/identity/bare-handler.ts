/**
 * The least that a session-checked read can be: one route, the same two queries as prepared statements, the same
 * comparison, the same response. No contract, no log, no metrics. Its arguments are its port and its database.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { commonHeaders } from '../../src/http/security/security-headers.ts'

const [port = '', databaseUrl = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString: databaseUrl, max: 10 })
const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const headers = { ...commonHeaders(`http://127.0.0.1:${port}`), 'Cache-Control': 'no-store' }

const sessionByAccess = {
  name: 'session_by_access',
  text: `
    select s.id, s.user_id, s.company_id, m.role, s.active_outlet_id, u.email, u.first_name, u.last_name,
      u.email_verified_at, u.is_staff, u.disabled_at, s.method, s.proved_at, s.expires_at, s.access_expires_at,
      s.partner_hash, s.last_seen_at, s.actor_id
    from sessions s join users u on u.id = s.user_id
    left join memberships m on m.user_id = s.user_id and m.company_id = s.company_id
    where s.access_hash = $1 and s.ended_at is null`,
}
const newestIdentity = {
  name: 'newest_identity',
  text: 'select email from identities where user_id = $1 order by last_used_at desc limit 1',
}

const app = new Hono()
app.get('/api/merchant/google', async (c) => {
  const access = c.req.header('authorization')?.slice('Bearer '.length) ?? ''
  const partner = /infiniti_user_token=([^;]*)/.exec(c.req.header('cookie') ?? '')?.[1] ?? ''
  const {
    rows: [session],
  } = await pool.query({ ...sessionByAccess, values: [hash(access)] })
  if (!session || !timingSafeEqual(Buffer.from(String(session.partner_hash)), Buffer.from(hash(partner)))) {
    return c.json({ code: 'signed_out' }, 401)
  }
  const { rows: linked } = await pool.query({ ...newestIdentity, values: [session.user_id] })
  const answer = { available: true, connected: linked.length > 0, email: null, only_way_in: false }
  return c.json(answer, 200, { ...headers, 'X-Request-Id': randomUUID() })
})
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
