// @module-tag engine-long
import { createServer } from 'node:http'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { statusChecks, statusDays } from '#database/schema/status.ts'
import { openidGoogle } from '#integrations/google.ts'
import { smtpMailer } from '#integrations/mailer.ts'
import { ownPages } from '#integrations/own-pages.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { purgeExpired } from '../purge-expired.ts'
import { checkStatus } from './check-status.ts'
import { readStatus } from './read-status.ts'

let world: TestContext
const minute = 60_000
const day = 24 * 60 * minute
const noon = new Date('2026-11-16T12:00:20.000Z')
const at = (after: number) => new Date(noon.getTime() + after)

/** Our pages, as a server of their own, which can be made to fail. */
let pageStatus = 200
const pages = createServer((_, answer) => answer.writeHead(pageStatus).end('<html></html>'))

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const address = pages.address()
  const port = typeof address === 'object' ? address?.port : 0
  world.ctx.ownPages = ownPages(`http://127.0.0.1:${port}`)
})
afterAll(async () => {
  pages.close()
  await world.close()
})
beforeEach(() => {
  world.time.now = noon
  pageStatus = 200
})
afterEach(async () => {
  await world.ctx.db.delete(statusChecks)
  await world.ctx.db.delete(statusDays)
})

const stateOf = async (part: string) => (await readStatus(world.ctx)).parts.find((each) => each.part === part)

test(
  '[SITE-07] the job asks every part that is set up, once a minute, and adds up the day',
  { tags: 'engine-long' },
  async () => {
    expect((await stateOf('database'))?.state).toBe('none')
    await checkStatus(world.ctx)
    await checkStatus(world.ctx)
    const checks = await world.ctx.db.select().from(statusChecks)
    // No store is connected, so Shopify has no address to ask.
    expect(checks.map(({ part }) => part).toSorted()).toEqual([
      'database',
      'google',
      'mail',
      'pages',
      'queue',
    ])
    expect(checks.every(({ ok }) => ok)).toBe(true)
    expect(checks[0]?.minute.toISOString()).toBe('2026-11-16T12:00:00.000Z')
    expect(await stateOf('shopify')).toMatchObject({ state: 'none', firstAt: null })

    world.time.now = at(minute)
    pageStatus = 500
    await checkStatus(world.ctx)
    const [sum] = await world.ctx.db.select().from(statusDays).where(eq(statusDays.part, 'pages'))
    expect(sum).toMatchObject({ day: '2026-11-16', checks: 2, failed: 1 })
    const status = await stateOf('pages')
    expect(status).toMatchObject({ state: 'fails', lastAt: '2026-11-16T12:01:00.000Z' })
    expect(status?.days).toHaveLength(90)
    expect(status?.days.at(-1)).toEqual({ day: '2026-11-16', checks: 2, failed: 1, missed: 0 })
  },
)

test('[SITE-07] a mail server and a Google that do not answer are seen, by our own clients', async () => {
  const { mailer, google } = world.ctx
  const nobody = 'http://127.0.0.1:1'
  world.ctx.mailer = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example', publicBaseUrl: nobody })
  world.ctx.google = openidGoogle({
    issuer: nobody,
    clientId: 'id',
    clientSecret: 'secret',
    redirectUri: `${nobody}/google`,
  })
  await checkStatus(world.ctx)
  world.ctx.mailer = mailer
  world.ctx.google = google
  expect((await stateOf('mail'))?.state).toBe('fails')
  expect((await stateOf('google'))?.state).toBe('fails')
  expect((await stateOf('queue'))?.state).toBe('works')
})

test('[SITE-07] without a check for five minutes the state is not known, and the gap is counted', async () => {
  await checkStatus(world.ctx)
  world.time.now = at(4 * minute)
  expect((await stateOf('database'))?.state).toBe('works')
  world.time.now = at(11 * minute)
  const late = await stateOf('database')
  expect(late).toMatchObject({ state: 'late', lastAt: '2026-11-16T12:00:00.000Z' })
  expect(late?.days.at(-1)).toMatchObject({ checks: 1, missed: 9 })
  // Days before the first check have no gaps: there was nothing to miss.
  expect(late?.days.slice(0, -1).every(({ checks, missed }) => checks === 0 && missed === 0)).toBe(true)
})

test('[SITE-07] single checks go after a week, days after 90', { tags: 'engine-long' }, async () => {
  await checkStatus(world.ctx)
  world.time.now = at(8 * day)
  await purgeExpired(world.ctx)
  expect(await world.ctx.db.select({ n: count() }).from(statusChecks)).toEqual([{ n: 0 }])
  expect((await stateOf('database'))?.days.at(-9)).toMatchObject({ day: '2026-11-16', checks: 1 })
  world.time.now = at(89 * day)
  await purgeExpired(world.ctx)
  expect((await stateOf('database'))?.days[0]).toMatchObject({ day: '2026-11-16', checks: 1 })
  world.time.now = at(91 * day)
  await purgeExpired(world.ctx)
  expect(await world.ctx.db.select({ n: count() }).from(statusDays)).toEqual([{ n: 0 }])
})

test('[SITE-07] staff write incidents, change them, and it is in the audit record', async () => {
  const { browser: staff } = await newStaff(world)
  const incident = {
    title: 'Emails are late',
    text: 'Our provider is slow.\nNothing is lost.',
    state: 'investigating',
    began_at: '2026-11-16T11:00:00.000Z',
  }
  expect((await new ApiClient(world).post('/merchant/admin_incident', incident)).status).toBe(401)
  expect((await staff.post('/merchant/admin_incident', incident)).status).toBe(200)
  const older = { ...incident, title: 'An older one', began_at: '2026-11-15T11:00:00.000Z' }
  await staff.post('/merchant/admin_incident', older)
  const [first, second] = (await readStatus(world.ctx)).incidents
  expect([first?.title, second?.title]).toEqual(['Emails are late', 'An older one'])
  expect(first?.endedAt).toBeNull()

  const early = { ...incident, id: first?.id, state: 'resolved', ended_at: '2026-11-16T10:00:00.000Z' }
  const refused = await staff.post('/merchant/admin_incident', early)
  expect(refused.body.fields).toEqual({ ended_at: 'The end is before the beginning' })
  await staff.post('/merchant/admin_incident', { ...incident, id: first?.id, state: 'resolved' })
  const [changed] = (await readStatus(world.ctx)).incidents
  expect(changed).toMatchObject({ id: first?.id, state: 'resolved', endedAt: noon.toISOString() })
  const audited = await world.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'incident-written'))
  expect(audited.map(({ detail }) => detail)).toEqual([
    { title: 'Emails are late', state: 'investigating' },
    { title: 'An older one', state: 'investigating' },
    { title: 'Emails are late', state: 'resolved' },
  ])
})
