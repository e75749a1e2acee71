import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure, inFull } from '../support/figure.ts'
import { HttpVisitor } from '../support/faults/http-visitor.ts'
import { startThree, type ThreeInstances } from '../support/faults/three-instances.ts'
import { startWriters } from '../support/faults/writers.ts'

const kills = inFull(50, 1)
/** Between two requests of a visitor: the short form leaves an instance that starts a part of the processor. */
const [writerPauseMs, readerPauseMs] = [inFull(0, 400), inFull(5, 400)]
const [merchant] = demoMerchants

let world: FaultWorld
let three: ThreeInstances
beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared', isEmpty: true })
  three = await startThree(world)
})
afterAll(async () => {
  await three.close()
  await world.close()
})

const count = (question: ReturnType<typeof sql>) =>
  world.look(async (db) => {
    const result = await db.execute(question)
    const [row] = result.rows as { n: number }[]
    return row?.n
  })

test('three instances that start at the same moment migrate once and make the demo once', async (context) => {
  const journal = JSON.parse(readFileSync('src/database/migrations/meta/_journal.json', 'utf8')) as {
    entries: unknown[]
  }
  const done = await count(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  const accounts = await count(sql`select count(*)::int as n from users where email = ${merchant.email}`)
  const schedules = await count(sql`select count(*)::int as n from pgboss.schedule`)
  figure(context, `${done} of ${journal.entries.length} migrations, each once; ${schedules} schedules`)
  expect([done, accounts]).toEqual([journal.entries.length, 1])
})

test('a sign-in on one instance holds on the others, and so does a sign-out', async (context) => {
  const visitor = new HttpVisitor(world, '192.0.2.7')
  expect(await visitor.logIn(merchant.email, merchant.password, three.at(0).url)).toBe(200)
  const seenBy = () =>
    Promise.all(three.targets.map(async (at) => (await visitor.ask('/all_apps', { at })).status))
  expect(await seenBy()).toEqual([200, 200, 200])
  expect((await visitor.ask('/logoutEntry', { body: {}, at: three.at(1).url })).status).toBe(200)
  expect(await seenBy()).toEqual([401, 401, 401])
  figure(context, 'signed in on the first: 200 on all three; signed out on the second: 401 on all three')
})

test('a limit is one limit, whichever instance counts', async (context) => {
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, i) => world.tryMessage(three.at(i), { ip: '203.0.113.9' })),
  )
  const taken = tries.filter(({ status }) => status === 200).length
  const limited = tries.filter(({ status }) => status === 429).length
  figure(context, `15 messages of one visitor over three instances: ${taken} taken, ${limited} refused`)
  expect([taken, limited]).toEqual([5, 10])
})

test('duplicate submits over three instances are one act', async (context) => {
  const twins = await Promise.all(
    Array.from({ length: 30 }, (_, i) => world.tryMessage(three.at(i), { key: 'the-same-button' })),
  )
  const references = new Set(twins.map(({ reference }) => reference))
  const token = await Promise.all(Array.from({ length: 6 }, () => world.captchaToken('SIGNUP')))
  const signUps = await Promise.all(
    token.map((answer, i) =>
      new HttpVisitor(world, `198.51.100.${i}`).ask('/merchant/signup/', {
        at: three.at(i).url,
        body: {
          email: 'twice@tamarind.example',
          password: 'Copper=Harbour3',
          confirm_password: 'Copper=Harbour3',
          first_name: 'Lin',
          last_name: 'Tan',
          phone_code: '+65',
          phone_no: '91234567',
          termsAndCondition: true,
          token: answer,
        },
      }),
    ),
  )
  const made = signUps.filter(({ status }) => status === 200).length
  figure(context, `30 equal messages: ${references.size} stored; 6 equal sign-ups: ${made} account`)
  expect(twins.map(({ status }) => status)).toEqual(twins.map(() => 200))
  expect(references.size).toBe(1)
  expect(made).toBe(1)
  expect(new Set(signUps.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await count(sql`select count(*)::int as n from users where email = 'twice@tamarind.example'`)).toBe(
    1,
  )
})

/** A visitor who has come as far as choosing a time. */
async function visitorForDemo(name: string, ip: string) {
  const visitor = new HttpVisitor(world, ip)
  const answers = { platform: 'shopify', orders: 'under-1000', pain: 'tickets', note: '' }
  const person = { ...answers, email: `${name}@tamarind.example` }
  const body = { ...person, token: await world.captchaToken('DEMO') }
  const { answered: begun } = await visitor.ask('/schedule_demo', { body, at: three.at(0).url })
  const form = { ...person, lead: begun.lead, first_name: 'Asha', last_name: 'Rao' }
  const details = { ...form, phone_number: '+919820044172', time_zone: 'Asia/Kolkata' }
  return {
    ask: (path: string, more: object, at: number) =>
      visitor.ask(path, { body: { ...details, ...more }, at: three.at(at).url }),
  }
}

test('a demo that is booked on three instances at once is one booking, and of three rivals one gets the time', async (context) => {
  const { answered } = await new HttpVisitor(world, '192.0.2.20').ask('/slot_check')
  // At these hours one host alone is at work.
  const starts = (answered.slots as { starts_at: string }[]).map((slot) => slot.starts_at)
  const [held, raced] = [
    starts.find((at) => at.includes('T05:00')),
    starts.find((at) => at.includes('T06:00')),
  ]
  const impatient = await visitorForDemo('demo-0', '192.0.2.21')
  const rivals = await Promise.all(
    [1, 2, 3].map((number) => visitorForDemo(`demo-${number}`, `192.0.2.${21 + number}`)),
  )
  expect((await impatient.ask('/slot_reserve', { starts_at: held }, 0)).status).toBe(200)
  const twins = await Promise.all([0, 1, 2].map((at) => impatient.ask('/slot_book', {}, at)))
  const references = new Set(twins.map(({ answered: { reference } }) => reference))
  const race = await Promise.all(rivals.map((rival, at) => rival.ask('/slot_book', { starts_at: raced }, at)))
  const lost = race.filter(({ status }) => status !== 200)
  const bookings = await count(
    sql`select count(*)::int as n from demo_bookings where email like 'demo-%@tamarind.example'`,
  )
  const emails = await count(sql`select count(*)::int as n from demo_bookings b
    join mail_outbox o on o.dedupe_key like '%:' || b.id || ':%' where b.email like 'demo-%@tamarind.example'`)
  figure(
    context,
    `3 equal forms: ${references.size} booking; 3 rivals: ${race.length - lost.length} booking, ${lost.length} shown the nearest times; ${emails} emails`,
  )
  expect(twins.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([...references]).toEqual([expect.stringMatching(/^D-/)])
  expect(lost.map(({ status, answered: { code, nearest } }) => ({ status, code, nearest }))).toEqual(
    [1, 2].map(() => ({ status: 409, code: 'slot_taken', nearest: expect.objectContaining({ length: 3 }) })),
  )
  // Each has one letter for the visitor and one for the host.
  expect([bookings, emails]).toEqual([2, 4])
})

test('every job is done once, although three instances look for it', async (context) => {
  const references: string[] = []
  for (const at of [0, 1, 2, 0, 1, 2]) references.push((await world.sendMessage(three.at(at))) ?? 'none')
  const emails = async () =>
    [...(await world.mails())].filter(([name]) => references.some((reference) => name.includes(reference)))
  await expect.poll(async () => (await emails()).length).toBe(12)
  await expect
    .poll(() => count(sql`select count(*)::int as n from mail_outbox where sent_at is null`))
    .toBe(0)
  const counts = (await emails()).map(([, times]) => times)
  figure(context, `6 messages, 12 emails wanted, ${counts.reduce((a, b) => a + b, 0)} sent`)
  expect(counts).toEqual(counts.map(() => 1))
})

test('a roll-out replaces all three under load, and nobody notices', { tags: 'long' }, async (context) => {
  const writers = startWriters(world, world, { pauseMs: writerPauseMs })
  const pages = new Map<number, number>()
  const over = new AbortController()
  const reader = (async () => {
    while (!over.signal.aborted) {
      const status = await fetch(`${world.url}/merchant/login`).then(
        async (answer) => (await answer.text(), answer.status),
        () => 0,
      )
      pages.set(status, (pages.get(status) ?? 0) + 1)
      await sleep(readerPauseMs)
    }
  })()
  const ended: (number | null)[] = []
  for (const index of [0, 1, 2]) {
    ended.push(await three.at(index).stop())
    await three.restart(index)
    await writers.untilAcknowledged(5)
  }
  over.abort()
  await reader
  const { acknowledged, refusals } = await writers.stop()
  const { lost } = await world.audit(acknowledged)
  figure(
    context,
    `3 replaced behind ${three.behind}: ${pages.get(200)} pages and ${acknowledged.length} messages answered, ${refusals.size} failed, ${lost.length} lost`,
  )
  expect(ended).toEqual([0, 0, 0])
  expect([[...pages.keys()], [...refusals], lost]).toEqual([[200], [], []])
})

test(`${kills} kills of one of three instances under writes lose no acknowledged message`, async (context) => {
  const acknowledged: string[] = []
  let refused = 0
  for (let killed = 0; killed < kills; killed += 1) {
    const writers = startWriters(world, world)
    await writers.untilAcknowledged(2)
    await sleep(Math.random() * 400)
    await three.at(killed).kill()
    // The other two go on.
    await writers.untilAcknowledged(4)
    const result = await writers.stop()
    acknowledged.push(...result.acknowledged)
    refused += [...result.refusals.values()].reduce((a, b) => a + b, 0)
    await three.restart(killed)
  }
  const { lost, halves } = await world.audit(acknowledged)
  figure(
    context,
    `${kills} kills behind ${three.behind}, ${acknowledged.length} acknowledged, ${lost.length} lost, ${halves.length} half transactions; ${refused} visitors had to ask again`,
  )
  expect([lost, halves]).toEqual([[], []])
})
