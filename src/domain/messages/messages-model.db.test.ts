import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageSenders, messageTemplates } from '#database/schema/messages.ts'
import { modelPatience, modelRuns } from '../../../tests/support/message-model.ts'
import { messageWorld, payForMessages } from '../../../tests/support/message-world.ts'
import { brokenInvariants, walletRow } from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { DomainError } from '../domain-error.ts'
import { expireHolds } from '../money/module-servers/expire-holds.ts'
import { attemptsOf, readMessage } from './message-row.ts'
import { sendMessage } from './send-message.ts'
import { takeReport } from './settle-attempt.ts'

/** What may happen to one message: its providers answer, report in any order, and time passes. */

type Answer = 'accepted' | 'lost' | 'refused'
type Channel = 'email' | 'sms' | 'whatsapp'
const channels = ['whatsapp', 'sms', 'email'] as const

interface Report {
  kind: 'report'
  channel: Channel
  status: 'delivered' | 'failed' | 'read' | 'sent'
  isBillable?: boolean
}
type Step = Report | { kind: 'job' } | { kind: 'wait'; minutes: number }

const answer = fc.constantFrom<Answer>('accepted', 'accepted', 'refused', 'lost')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record<Report>(
    {
      kind: fc.constant('report'),
      channel: fc.constantFrom('whatsapp', 'whatsapp', 'sms', 'email'),
      status: fc.constantFrom('sent', 'delivered', 'read', 'failed'),
      isBillable: fc.boolean(),
    },
    { requiredKeys: ['kind', 'channel', 'status'] },
  ),
  fc.constant({ kind: 'job' as const }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 2.1, 5) }),
)
const story = fc.record({
  whatsapp: answer,
  sms: answer,
  /** Each may come again, and late. */
  steps: fc
    .array(step, { maxLength: 14 })
    .chain((all) => fc.shuffledSubarray(all).map((again) => [...all, ...again])),
})

/** What is charged, by the rules as people say them. */
class Model {
  isAsked = { whatsapp: false, sms: false, email: false }
  isCharged = { whatsapp: false, sms: false, email: false }
  private heard = { delivered: false, free: false, priced: false }
  private pricedBy = Number.POSITIVE_INFINITY

  hand(channel: Channel, given: Answer): void {
    this.isAsked[channel] = true
    if (channel === 'sms' && given === 'accepted') this.isCharged.sms = true
  }

  report({ channel, status, isBillable }: Report, now: number): void {
    if (!this.isAsked[channel]) return
    if (channel === 'sms') {
      this.isCharged.sms = true
      return
    }
    if (channel === 'email') {
      // The mail server took it.
      this.isCharged.email ||= status === 'delivered' || status === 'read'
      return
    }
    const { heard } = this
    heard.free ||= isBillable === false
    heard.priced ||= isBillable === true
    heard.delivered ||= status === 'delivered' || status === 'read'
    if (!heard.delivered) return
    if (heard.priced && !heard.free) this.isCharged.whatsapp = true
    if (this.pricedBy === Number.POSITIVE_INFINITY) this.pricedBy = now + 2 * 60_000
  }

  /** After two minutes what was delivered is charged, unless Meta said that it is free. */
  job(now: number): void {
    if (now >= this.pricedBy && !this.heard.free) this.isCharged.whatsapp = true
  }
}

let world: TestContext
let payer: Awaited<ReturnType<typeof newMerchant>> & { walletId: string }
let answers: Record<Exclude<Channel, 'email'>, Answer> = { whatsapp: 'accepted', sms: 'accepted' }
const given: { channel: Channel; reference: string }[] = []

function give(channel: Exclude<Channel, 'email'>, reference: string) {
  given.push({ channel, reference })
  if (answers[channel] === 'lost') throw new DomainError('messages_away')
  return answers[channel] === 'accepted' ? { id: `id-${reference}` } : { refusal: '131000' }
}

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  const { chatMessages, textMessages } = world.ctx
  if (!chatMessages || !textMessages) throw new Error('No providers')
  world.ctx.chatMessages = { ...chatMessages, send: async ({ reference }) => give('whatsapp', reference) }
  world.ctx.textMessages = { ...textMessages, send: async ({ reference }) => give('sms', reference) }
  const merchant = await newMerchant(world)
  payer = { ...merchant, ...(await payForMessages(world, merchant, { modules: ['whatsapp', 'email'] })) }
  const { outletId, companyId } = merchant
  const about = { outletId, companyId, reason: '', updatedAt: world.time.now }
  for (const channel of ['whatsapp', 'sms'] as const) {
    await world.ctx.db.insert(messageSenders).values({
      ...about,
      channel,
      state: 'approved',
      name: channel,
      displayName: '',
      entityId: '',
      providerId: `model-${channel}`,
      consent: 'At the checkout',
    })
    await world.ctx.db.insert(messageTemplates).values({
      ...about,
      event: 'order_changed',
      channel,
      language: 'en',
      providerId: `model-${channel}`,
      state: 'approved',
      category: 'utility',
    })
  }
})
afterAll(() => world.close())

let runs = 0

async function play({ whatsapp, sms, steps }: { whatsapp: Answer; sms: Answer; steps: Step[] }) {
  runs += 1
  const { ctx, time } = world
  const { outletId, companyId, walletId } = payer
  answers = { whatsapp, sms }
  given.length = 0
  const model = new Model()
  const before = await walletRow(world, walletId)
  const id = await messageWorld(world).queue({
    outletId,
    companyId,
    event: 'order_changed',
    key: `model:${runs}`,
    phone: '919811300001',
    email: 'ada@mail.example',
  })
  const job = async () => {
    await sendMessage(ctx, id)
    const asked = (await attemptsOf(ctx, id)).filter(({ askedAt }) => askedAt)
    for (const { id: reference, channel } of asked) {
      if (channel === 'email' && !model.isAsked.email) given.push({ channel, reference })
      if (!model.isAsked[channel]) model.hand(channel, channel === 'email' ? 'accepted' : answers[channel])
    }
    model.job(time.now.getTime())
  }
  const wait = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  const all: Step[] = [
    { kind: 'job' },
    ...steps,
    { kind: 'wait', minutes: 3 },
    { kind: 'job' },
    { kind: 'job' },
    { kind: 'wait', minutes: 3 },
    { kind: 'job' },
  ]
  for (const one of all) {
    if (one.kind === 'job') await job()
    else if (one.kind === 'wait') wait(one.minutes)
    else {
      const reference = given.find(({ channel }) => channel === one.channel)?.reference
      const { status, isBillable } = one
      if (!reference) continue
      await takeReport(ctx, reference, { status, ...(isBillable !== undefined && { isBillable }), error: '' })
      model.report(one, time.now.getTime())
    }
  }
  wait(3)
  await job()

  const attempts = await attemptsOf(ctx, id)
  for (const channel of channels) {
    // Nobody gets the same message twice on one channel.
    expect(given.filter((one) => one.channel === channel).length).toBeLessThanOrEqual(1)
    const attempt = attempts.find((one) => one.channel === channel)
    expect([channel, attempt?.transferId !== null && attempt !== undefined]).toEqual([
      channel,
      model.isCharged[channel],
    ])
  }
  const charged = attempts.filter(({ transferId }) => transferId).reduce((sum, { price }) => sum + price, 0)
  // What nobody reported is held for half a day, and then free again.
  wait(14 * 60)
  await expireHolds(ctx)
  const after = await walletRow(world, walletId)
  expect([after.balance, after.held]).toEqual([before.balance - charged, 0])
  const isDelivered = attempts.some(({ state }) => state === 'delivered' || state === 'read')
  const { state } = (await readMessage(ctx, id)) ?? { state: '' }
  expect(['delivered', 'read'].includes(state)).toBe(isDelivered)
  expect(['waiting', 'sending']).not.toContain(state)
}

test(
  '[MSG-06] whatever is reported, in whatever order, late, twice or never: each channel is charged as the model says',
  async () => {
    await fc.assert(fc.asyncProperty(story, play), { numRuns: modelRuns })
    expect(await brokenInvariants(world)).toEqual([])
  },
  modelPatience,
)
